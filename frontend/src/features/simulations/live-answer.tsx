/** Live result beside the form on wide screens. */
import { clsx } from 'clsx';
import type { Simulation, SimulationAnswer } from '@/api/types';
import { joinList } from '@/lib/format/text';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/states';
import { AnswerParts } from './answer-parts';

export type Live = {
  /** Last result; it stays while the next loads or a value is edited. */
  answer: SimulationAnswer | null;
  /** Labels of missing values. */
  missing: readonly string[];
  /** Errors of filled values. */
  complaints: readonly string[];
  isAsking: boolean;
};

export type AnswerProps = { live: Live; pricing: Simulation['pricing'] };

export function AnswerColumn({ live, pricing }: AnswerProps) {
  return (
    <section
      aria-label="Resposta"
      // A scroll container must be focusable.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="sticky top-6 -m-1 max-h-[calc(100dvh-48px)] min-w-0 overflow-y-auto rounded-card p-1 max-lg:hidden"
    >
      <Remarks live={live} />
      {live.answer === null ? <Waiting live={live} /> : <AnswerBody live={live} pricing={pricing} />}
    </section>
  );
}

/** Result, dimmed while outdated. */
export function AnswerBody({ live, pricing }: AnswerProps) {
  if (live.answer === null) return null;
  return (
    <div aria-live="polite" aria-busy={live.isAsking} className={clsx(live.missing.length > 0 && 'opacity-60')}>
      <AnswerParts answer={live.answer} pricing={pricing} />
    </div>
  );
}

function Waiting({ live: { missing, complaints } }: { live: Live }) {
  const words = complaints.length > 0 ? 'Corrija o que está marcado, e a resposta aparece aqui.' : 'Fazendo a conta…';
  return (
    <Card title="Vale a pena?">
      <p className="text-ink-2">
        {missing.length === 0 ? words : `A resposta aparece aqui. Falta informar: ${joinList(missing)}.`}
      </p>
    </Card>
  );
}

/** Reason why the result is outdated. */
export function Remarks({ live: { answer, missing, complaints } }: { live: Live }) {
  const old = answer !== null && missing.length > 0;
  if (complaints.length === 0 && !old) return null;
  return (
    <div className="mb-4 flex flex-col gap-2">
      {old && <Notice>Falta {joinList(missing)}: abaixo está a última conta.</Notice>}
      {complaints.map((message) => (
        <Notice key={message} tone="warn">
          {message}
        </Notice>
      ))}
    </div>
  );
}
