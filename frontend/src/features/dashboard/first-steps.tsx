/** First steps of an empty account, up to the first freight. */
import { Check } from 'lucide-react';
import { clsx } from 'clsx';
import type { Dashboard } from '@/api/types';
import { useSheetAddress } from '@/lib/navigation/sheet-address';
import { LinkButton } from '@/components/ui/button';

type Step = { title: string; text: string; to: string; label: string; done: boolean };

const trailer: Step = {
  title: 'Agora cadastre a carreta',
  text: 'Com ela a Boleia soma os eixos e calcula o piso mínimo. Se você puxa carreta de outra pessoa, pule este passo.',
  to: '/vehicles?new=trailer',
  label: 'Cadastrar carreta',
  done: false,
};

function stepsFor(done: Dashboard['firstSteps'], expense: string): Step[] {
  return [
    {
      title: 'Cadastre o caminhão',
      text: 'Bastam a placa e os eixos.',
      to: '/vehicles?new=truck',
      label: 'Cadastrar caminhão',
      done: done.vehicle,
    },
    ...(done.needsTrailer ? [trailer] : []),
    {
      title: 'Lance o primeiro frete',
      text: 'Diga de onde, para onde e por quanto. A Boleia acompanha o resto.',
      to: '/freights?new=1',
      label: 'Lançar frete',
      done: done.freight,
    },
    {
      title: 'Lance o primeiro gasto',
      text: 'Lance diesel, pedágio e comida para ver quanto sobra de verdade.',
      to: done.vehicle ? '/fuel?new=1' : expense,
      label: done.vehicle ? 'Abastecer' : 'Lançar despesa',
      done: done.expense,
    },
  ];
}

/** Three steps, four if a tractor lacks its trailer; the first open one is primary. */
export default function FirstSteps({ done }: { done: Dashboard['firstSteps'] }) {
  const steps = stepsFor(done, useSheetAddress('expense').hrefTo('new'));
  const current = steps.findIndex((step) => !step.done);
  return (
    <section className="rounded-card border border-line bg-surface p-5 md:p-8">
      <h2 className="text-title font-extrabold tracking-tight">
        {steps.length === 3 ? 'Três' : 'Quatro'} passos para ver quanto sobra
      </h2>
      <ol className="mt-6 flex flex-col">
        {steps.map((step, index) => (
          <StepRow
            key={step.to}
            step={step}
            number={index + 1}
            current={index === current}
            last={index === steps.length - 1}
          />
        ))}
      </ol>
    </section>
  );
}

function StepRow({ step, number, current, last }: { step: Step; number: number; current: boolean; last: boolean }) {
  return (
    <li className="flex gap-4 md:gap-5">
      <span aria-hidden="true" className="flex flex-col items-center">
        <span
          className={clsx(
            'flex size-11 shrink-0 items-center justify-center rounded-full text-lg font-bold',
            step.done ? 'bg-pos-bg text-pos' : current ? 'bg-ink text-bg' : 'bg-sunken text-ink-2',
          )}
        >
          {step.done ? <Check className="size-5" /> : number}
        </span>
        {!last && (
          <span className="my-1.5 w-0.5 flex-1 bg-[repeating-linear-gradient(180deg,var(--line-strong)_0_8px,transparent_8px_15px)]" />
        )}
      </span>
      <div
        className={clsx('flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-3', !last && 'pb-8')}
      >
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-lg font-bold">
            {step.title}
            {step.done && <span className="font-normal text-ink-3"> (feito)</span>}
          </h3>
          <p className="text-ink-2">{step.text}</p>
        </div>
        {!step.done && (
          <LinkButton to={step.to} variant={current ? 'primary' : 'secondary'}>
            {step.label}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
