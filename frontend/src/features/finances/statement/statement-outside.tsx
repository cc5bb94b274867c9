/** Money that is neither income nor cost, and the reverse. */
import type { Outside, Statement } from '@/api/types';
import { Card } from '@/components/ui/card';
import { FigureInfo } from '@/components/ui/figure-info';
import { Money } from '@/components/ui/money';

/** `out`: the amount was paid out. */
type Word = { label: string; meaning: string; out?: true };

const words: Record<keyof Outside, Word> = {
  loansReceivedCents: {
    label: 'Empréstimos que entraram',
    meaning: 'Esse dinheiro vai ser devolvido: não é ganho.',
  },
  loanPrincipalCents: {
    label: 'Parcelas de empréstimo, sem os juros',
    meaning: 'A parte das parcelas que devolve o empréstimo; os juros estão nos custos.',
    out: true,
  },
  personalInCents: { label: 'Dinheiro seu que você colocou no negócio', meaning: 'Veio da casa, não do caminhão.' },
  personalOutCents: {
    label: 'Retirado para a casa (pró-labore)',
    meaning: 'Não é custo do caminhão: sai do que sobrou.',
    out: true,
  },
  driverAdvancesCents: {
    label: 'Vales dados a motoristas',
    meaning: 'Não é custo: volta como desconto no acerto.',
    out: true,
  },
  settlementBalancesCents: {
    label: 'Saldos de acertos com motoristas',
    meaning: 'O que os acertos pagaram (−) ou receberam (+) em dinheiro.',
  },
  paidByDriversCents: {
    label: 'Pago pelos motoristas do bolso deles',
    meaning: 'Já está nos custos, mas não saiu do seu dinheiro nesse dia.',
  },
  earnedByDriversCents: {
    label: 'Ganho pelos motoristas',
    meaning: 'Comissão, salário e diária já estão nos custos; o dinheiro sai no vale e no saldo do acerto.',
  },
  coveredTollCents: {
    label: 'Pedágio coberto por vale-pedágio',
    meaning: 'Está lançado como pago, mas não é custo: quem paga é o embarcador.',
    out: true,
  },
  cashDifferencesCents: {
    label: 'Diferenças na conferência do caixa',
    meaning: 'O que você contou a mais (+) ou a menos (−) do que as contas diziam.',
  },
};

/** The cash line exists on the cash basis only. */
export function StatementOutside({ statement }: { statement: Statement }) {
  const { outside, cashChangeCents } = statement;
  const lines = (Object.keys(words) as (keyof Outside)[]).filter((key) => outside[key] !== 0);
  return (
    <Card
      title="O que não entra no resultado"
      info={<FigureInfo figure="outside" name="O que não entra no resultado" />}
    >
      {lines.length === 0 ? (
        <p className="text-ink-2">Nada ficou de fora: não houve empréstimo, retirada para a casa nem acerto.</p>
      ) : (
        <dl className="-my-2">
          {lines.map((key) => (
            <div
              key={key}
              className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 last:border-0"
            >
              <dt className="min-w-0">
                {words[key].label}
                <span className="block text-sm text-ink-3">{words[key].meaning}</span>
              </dt>
              <dd className="font-medium">
                <Money cents={words[key].out ? -outside[key] : outside[key]} signed />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {cashChangeCents !== null && (
        <div className="mt-4 flex items-baseline justify-between gap-4 border-t border-line-strong pt-3 text-lg font-bold">
          <span>
            O dinheiro {cashChangeCents < 0 ? 'diminuiu' : 'aumentou'}
            <span className="block text-sm font-normal text-ink-3">O resultado e tudo que ficou fora dele.</span>
          </span>
          <Money cents={cashChangeCents} signed />
        </div>
      )}
    </Card>
  );
}
