/** The answer while one types, beside the form on a wide screen. */
import { clsx } from 'clsx';
import type { Simulation, SimulationAnswer } from '@/api/types';
import { joinWords } from '@/lib/format/text';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/states';
import { AnswerParts } from './answer-parts';

/** Current answer. */
export type Live = {
  /** The last good answer; it stays while the next is on its way or something is being typed anew. */
  answer: SimulationAnswer | null;
  /** Missing values, in words. */
  missing: readonly string[];
  /** Filled values that the server refuses. */
  complaints: readonly string[];
  isAsking: boolean;
};

/** Props of what shows the answer. */
export type AnswerProps = { live: Live; pricing: Simulation['pricing'] };

/** Beside the form. */
export function AnswerColumn({ live, pricing }: AnswerProps) {
  return (
    <section
      aria-label="Resposta"
      // It scrolls by itself: the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="sticky top-6 -m-1 max-h-[calc(100dvh-48px)] min-w-0 overflow-y-auto rounded-card p-1 max-lg:hidden"
    >
      <Remarks live={live} />
      {live.answer === null ? <Waiting live={live} /> : <AnswerBody live={live} pricing={pricing} />}
    </section>
  );
}

/** The whole answer; paler while something of it is typed anew. */
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
        {missing.length === 0 ? words : `A resposta aparece aqui. Falta informar: ${joinWords(missing)}.`}
      </p>
    </Card>
  );
}

/** Reason why the answer is not that of the typed values. */
export function Remarks({ live: { answer, missing, complaints } }: { live: Live }) {
  const old = answer !== null && missing.length > 0;
  if (complaints.length === 0 && !old) return null;
  return (
    <div className="mb-4 flex flex-col gap-2">
      {old && <Notice>Falta {joinWords(missing)}: abaixo está a última conta.</Notice>}
      {complaints.map((message) => (
        <Notice key={message} tone="warn">
          {message}
        </Notice>
      ))}
    </div>
  );
}
