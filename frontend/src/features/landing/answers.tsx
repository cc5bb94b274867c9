/** Questions that the product answers, with samples of the interface. */
import type { ReactNode } from 'react';
import { freightStatusOrder } from '@/lib/labels/labels';
import { PlateChip, StatusBadge } from '@/components/ui/badge';
import { Money, MoneyLine } from '@/components/ui/money';
import { CostBars } from '@/components/charts/cost-bars';
import { Notice } from '@/components/ui/states';

/** 980 km loaded and 120 empty with six axles; minimum by Portaria SUROC 22/2026. */
const costs = [
  { key: 'diesel', label: 'Diesel', cents: 324_936 },
  { key: 'wear', label: 'Manutenção e pneus', cents: 80_300 },
  { key: 'fixed', label: 'Seguro e prestação', cents: 48_636 },
  { key: 'taxes', label: 'INSS, SEST e SENAT', cents: 24_030 },
  { key: 'daily', label: 'Alimentação e pernoite', cents: 18_000 },
];

function SampleSimulation() {
  return (
    <>
      <Notice tone="pos">
        <span className="text-lg font-bold">Vale a pena: sobram R$&nbsp;3,58 por km</span>
        <span className="block text-sm">R$&nbsp;844,06 acima do piso mínimo</span>
      </Notice>
      <div className="mt-3">
        <MoneyLine label="Oferta" hint="980 km carregados, 120 vazios, 2 dias" cents={890_000} />
        <MoneyLine label="Custo da viagem" cents={-495_902} />
        <MoneyLine label="Sobra" cents={394_098} total />
      </div>
      <div className="mt-4">
        <CostBars rows={costs} />
      </div>
    </>
  );
}

export function Answers() {
  return (
    <div className="flex flex-col gap-14 md:gap-20">
      <Answer
        title="Vale a pena pegar este frete?"
        text="Antes de aceitar, veja o que sobra depois do diesel, dos pneus, da prestação e dos impostos, e se a oferta respeita o piso. Consumo e preços vêm dos seus próprios registros."
        flip
      >
        <SampleSimulation />
      </Answer>
      <Answer
        title="Onde está cada frete?"
        text="Do agendado ao concluído em cinco etapas, com a hora, o hodômetro e a anotação de cada uma. Nada se apaga: correção vira mais uma linha na história."
      >
        <ol className="flex flex-col gap-3">
          {freightStatusOrder.map((status, index) => (
            <li key={status} className="flex items-center gap-4">
              <span className="w-22 shrink-0 text-sm whitespace-nowrap text-ink-2">{steps[index]?.when}</span>
              <StatusBadge status={status} />
              <span className="ml-auto text-sm text-ink-2 max-lg:hidden">{steps[index]?.at}</span>
            </li>
          ))}
        </ol>
      </Answer>
      <Answer
        title="Quem ainda não pagou?"
        text="Adiantamento e saldo entram no financeiro junto com o frete, cada um com seu vencimento. O que atrasou aparece primeiro, com os dias contados."
        flip
      >
        <ul className="flex flex-col">
          <Line
            who="Saldo do frete nº 9"
            cents={480_000}
            badge={<StatusBadge status="overdue">venceu há 6 dias</StatusBadge>}
          />
          <Line
            who="Saldo do frete nº 11"
            cents={325_000}
            badge={<StatusBadge status="pending">vence em 4 dias</StatusBadge>}
          />
          <Line
            who="Adiantamento do frete nº 12"
            cents={545_750}
            badge={<StatusBadge status="paid">Recebido</StatusBadge>}
          />
        </ul>
      </Answer>
      <Answer
        title="O que vence este mês?"
        text="Licenciamento, seguro, tacógrafo, RNTRC, CNH e exame toxicológico. O que vence em 15 dias aparece na primeira tela, e de novo na hora de sair com o frete."
      >
        <ul className="flex flex-col">
          <Due what="Licenciamento" when="vence em 3 dias" plate="BRA2E19" />
          <Due what="Aferição do tacógrafo" when="vence em 9 dias" plate="BRA2E19" />
          <Due what="Seguro" when="vence em 14 dias" plate="QWE4R56" />
        </ul>
      </Answer>
    </div>
  );
}

const steps = [
  { when: '17/11, 18:20', at: 'Rondonópolis' },
  { when: '18/11, 08:10', at: '412.000 km' },
  { when: '18/11, 11:45', at: '412.012 km' },
  { when: '20/11, 09:20', at: '413.395 km' },
  { when: '20/11, 13:05', at: 'Santos' },
];

function Answer({
  title,
  text,
  flip = false,
  children,
}: {
  title: string;
  text: string;
  flip?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="grid items-center gap-6 md:grid-cols-2 md:gap-16">
      <div className={flip ? 'md:order-2' : undefined}>
        <h2 className="text-[1.75rem] leading-9 font-extrabold tracking-tight md:text-[2.25rem] md:leading-[2.75rem]">
          {title}
        </h2>
        <p className="mt-3 max-w-[48ch] text-lg text-ink-2">{text}</p>
      </div>
      <figure className="m-0 min-w-0 rounded-card border border-line bg-surface p-5 md:p-7">
        {children}
        <figcaption className="mt-4 text-sm text-ink-3">Exemplo</figcaption>
      </figure>
    </section>
  );
}

function Line({ who, cents, badge }: { who: string; cents: number; badge: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-3 first:pt-0 last:border-0">
      <span className="min-w-0">
        <span className="block font-semibold">{who}</span>
        {badge}
      </span>
      <Money cents={cents} className="text-lg font-bold" />
    </li>
  );
}

function Due({ what, when, plate }: { what: string; when: string; plate: string }) {
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-3 first:pt-0 last:border-0">
      <span>
        <span className="block font-semibold">{what}</span>
        <span className="text-sm text-ink-2">{when}</span>
      </span>
      <PlateChip plate={plate} />
    </li>
  );
}
