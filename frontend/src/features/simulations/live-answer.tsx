/** The answer while one types: beside the form on a wide screen, a strip at the bottom of a narrow one. */
import { useState } from 'react';
import { ChevronUp } from 'lucide-react';
import { clsx } from 'clsx';
import type { Simulation, SimulationAnswer } from '@/api/simulation-types';
import { formatMoneyPerKm } from '@/lib/money';
import { joinWords } from '@/lib/text';
import { StatusBadge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Sheet } from '@/ui/dialog';
import { Money } from '@/ui/money';
import { Notice } from '@/ui/states';
import { AnswerParts } from './answer-parts';
import { netLabel, verdictLabels, verdictStatus } from './simulation-words';
import { useKeyboardInset } from '@/ui/use-keyboard-inset';

/** What there is to say now. */
export type Live = {
  /** The last good answer; it stays while the next is on its way or something is being typed anew. */
  answer: SimulationAnswer | null;
  /** What is still to be typed, in words. */
  missing: readonly string[];
  /** What the server does not take, of what is filled in. */
  complaints: readonly string[];
  isAsking: boolean;
};

type Props = { live: Live; pricing: Simulation['pricing'] };

/** Beside the form. */
export function AnswerColumn({ live, pricing }: Props) {
  return (
    <section
      aria-label="Resposta"
      // It scrolls by itself: the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="sticky top-6 -m-1 max-h-[calc(100dvh-48px)] min-w-0 overflow-y-auto rounded-card p-1 max-lg:hidden"
    >
      <Remarks live={live} />
      {live.answer === null ? <Waiting live={live} /> : <Body live={live} pricing={pricing} />}
    </section>
  );
}

function Body({ live, pricing }: Props) {
  if (live.answer === null) return null;
  return (
    <div aria-live="polite" aria-busy={live.isAsking} className={clsx(live.missing.length > 0 && 'opacity-60')}>
      <AnswerParts answer={live.answer} pricing={pricing} />
    </div>
  );
}

function Waiting({ live: { missing, complaints } }: { live: Live }) {
  const words = complaints.length > 0 ? 'A resposta sai aqui depois dessa correção.' : 'Fazendo a conta…';
  return (
    <Card title="Vale a pena?">
      <p className="text-ink-2">{missing.length === 0 ? words : `A resposta sai aqui com: ${joinWords(missing)}.`}</p>
    </Card>
  );
}

function Remarks({ live: { answer, missing, complaints } }: { live: Live }) {
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

/** At the bottom, above the bar and above the keyboard; a tap opens the whole answer. */
export function AnswerStrip({ live, pricing }: Props) {
  const [open, setOpen] = useState(false);
  const keyboard = useKeyboardInset();
  const { answer, missing, complaints } = live;
  return (
    <div
      className="sticky bottom-[calc(80px+env(safe-area-inset-bottom))] z-10 mt-4 md:bottom-4 lg:hidden"
      {...(keyboard > 0 ? { style: { bottom: keyboard + 8 } } : {})}
    >
      {answer === null ? (
        <p className="rounded-card border border-line-strong bg-surface px-4 py-3 text-sm text-ink-2 shadow-float">
          {missing.length === 0 ? (complaints[0] ?? 'Fazendo a conta…') : `Falta: ${joinWords(missing)}.`}
        </p>
      ) : (
        <StripButton answer={answer} live={live} onOpen={() => setOpen(true)} />
      )}
      <Sheet open={open && answer !== null} onClose={() => setOpen(false)} title="Vale a pena?">
        <Remarks live={live} />
        <Body live={live} pricing={pricing} />
        <Button block className="mt-4" onClick={() => setOpen(false)}>
          Voltar a preencher
        </Button>
      </Sheet>
    </div>
  );
}

/** What keeps the shown answer from being that of what is typed now. */
function staleWords({ missing, complaints }: Live): string | null {
  if (missing.length > 0) return `Falta ${joinWords(missing)}`;
  return complaints[0] ?? null;
}

function StripButton({ answer, live, onOpen }: { answer: SimulationAnswer; live: Live; onOpen: () => void }) {
  const { verdict, netCents, netPerKmCents } = answer;
  const stale = staleWords(live);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex w-full items-center gap-3 rounded-card border border-line-strong bg-surface px-4 py-2.5 text-left shadow-float"
    >
      <span className="min-w-0 flex-1">
        {stale === null && (
          <StatusBadge status={verdictStatus[verdict.tone]}>{verdictLabels[verdict.kind]}</StatusBadge>
        )}
        <span className={clsx('mt-0.5 text-sm text-ink-2', stale === null ? 'block' : 'line-clamp-3 font-semibold')}>
          {stale ?? formatMoneyPerKm(netPerKmCents)}
        </span>
      </span>
      <span className={clsx('text-right', stale !== null && 'opacity-60')}>
        <span className="block text-sm text-ink-2">{stale === null ? netLabel(answer) : 'Última conta'}</span>
        <Money
          cents={netCents}
          className="text-xl font-extrabold"
          {...(netCents < 0 ? { tone: 'neg' as const } : {})}
        />
      </span>
      <ChevronUp aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
    </button>
  );
}
