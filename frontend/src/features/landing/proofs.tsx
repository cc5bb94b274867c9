/** Four strengths of the product, each with a picture of the demo data. */
import { LandingSection } from './landing-section';
import { Picture } from './picture';

const proofs = [
  {
    picture: 'offline',
    title: 'Sem sinal, funciona',
    text: 'Pedágio, abastecimento e chegada ficam guardados no celular e vão sozinhos quando o sinal volta.',
    alt: 'Lançamentos guardados no celular, esperando sinal',
  },
  {
    picture: 'settlement',
    title: 'Acerto em cinco toques',
    text: 'Comissão, diárias e adiantamentos já somados. O motorista recebe o acerto em PDF no WhatsApp.',
    alt: 'Acerto de um motorista: comissão, descontos e o total a pagar',
  },
  {
    picture: 'waiting-time',
    title: 'Estadia cobrada',
    text: 'Marcou a chegada, o relógio anda. Passadas as cinco horas da lei, o valor e o texto da cobrança estão prontos.',
    alt: 'Cobrança da estadia de um frete: horas de espera, valor e texto para enviar',
  },
  {
    picture: 'tax-year',
    title: 'O ano pronto para o contador',
    text: 'Receitas, despesas e impostos do ano inteiro, em PDF e em planilha.',
    alt: 'Ano para o contador: receitas, despesas e impostos de cada mês',
  },
] as const;

export function Proofs() {
  return (
    <LandingSection title="O que o caderno não faz.">
      <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {proofs.map(({ picture, title, text, alt }) => (
          <li key={picture} className="flex min-w-0 flex-col gap-5">
            <div>
              <h3 className="text-title font-bold">{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </div>
            <Picture name={picture} alt={alt} />
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
