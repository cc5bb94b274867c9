/** Result on narrow screens: a strip at the bottom that opens the details. */
import { useState } from 'react';
import { ChevronUp } from 'lucide-react';
import { clsx } from 'clsx';
import type { SimulationAnswer } from '@/api/types';
import { formatMoneyPerKm } from '@/lib/format/money';
import { joinList } from '@/lib/format/text';
import { StatusBadge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { Money } from '@/components/ui/money';
import { AnswerBody, Remarks, type AnswerProps, type Live } from './live-answer';
import { netLabel, verdictLabels, verdictStatus } from './simulation-labels';
import { useKeyboardInset } from '@/components/ui/use-keyboard-inset';

/** `onSave` stores the simulation; `convert` continues with the conversion. */
type StripProps = AnswerProps & { isSaving: boolean; onSave: (convert: boolean) => void };

/** Pinned above the bottom bar and the keyboard. */
export function AnswerStrip(props: StripProps) {
  const { live, pricing, isSaving, onSave } = props;
  const [open, setOpen] = useState(false);
  const keyboard = useKeyboardInset();
  const { answer, missing, complaints } = live;
  // Errors of fields are visible only without the sheet.
  const save = (convert: boolean) => {
    setOpen(false);
    onSave(convert);
  };
  return (
    <div
      className="sticky bottom-[calc(1.25rem+var(--bottom-bar))] z-10 mt-4 md:bottom-4 lg:hidden"
      {...(keyboard > 0 ? { style: { bottom: keyboard + 8 } } : {})}
    >
      {answer === null ? (
        <p className="rounded-card border border-line-strong bg-surface px-4 py-3 text-sm text-ink-2 float-shadow">
          {missing.length === 0 ? (complaints[0] ?? 'Fazendo a conta…') : `Falta informar: ${joinList(missing)}.`}
        </p>
      ) : (
        <div className="flex items-center gap-1 rounded-card border border-line-strong bg-surface pr-2 float-shadow">
          <StripButton answer={answer} live={live} onOpen={() => setOpen(true)} />
          <Button variant="primary" busy={isSaving} onClick={() => save(false)}>
            Salvar
          </Button>
        </div>
      )}
      <Sheet open={open && answer !== null} onClose={() => setOpen(false)} title="Vale a pena?">
        <Remarks live={live} />
        <AnswerBody live={live} pricing={pricing} />
        <SheetActions isSaving={isSaving} onSave={save} onBack={() => setOpen(false)} />
      </Sheet>
    </div>
  );
}

type ActionsProps = { isSaving: boolean; onSave: (convert: boolean) => void; onBack: () => void };

/** Pinned below the result. */
function SheetActions({ isSaving, onSave, onBack }: ActionsProps) {
  return (
    <div className="sticky -bottom-5 -mx-1 mt-4 grid grid-cols-2 gap-2 bg-surface px-1 pt-2 pb-5">
      <Button variant="primary" size="lg" busy={isSaving} onClick={() => onSave(false)}>
        Salvar
      </Button>
      <Button size="lg" disabled={isSaving} onClick={() => onSave(true)}>
        Virar frete
      </Button>
      <Button variant="ghost" className="col-span-2" onClick={onBack}>
        Voltar a preencher
      </Button>
    </div>
  );
}

/** Reason why the shown result is outdated. */
function staleText({ missing, complaints }: Live): string | null {
  if (missing.length > 0) return `Falta ${joinList(missing)}`;
  return complaints[0] ?? null;
}

function StripButton({ answer, live, onOpen }: { answer: SimulationAnswer; live: Live; onOpen: () => void }) {
  const { verdict, netCents, netPerKmCents } = answer;
  const stale = staleText(live);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-w-0 flex-1 items-center gap-2 rounded-card py-2.5 pr-1 pl-4 text-left"
    >
      <span className="min-w-0 flex-1">
        {stale === null && (
          <StatusBadge status={verdictStatus[verdict.tone]}>{verdictLabels[verdict.kind]}</StatusBadge>
        )}
        <span className={clsx('mt-0.5 text-sm text-ink-2', stale === null ? 'block' : 'line-clamp-3 font-medium')}>
          {stale ?? formatMoneyPerKm(netPerKmCents)}
        </span>
      </span>
      <span className={clsx('text-right', stale !== null && 'opacity-60')}>
        <span className="block text-sm text-ink-2">{stale === null ? netLabel(answer) : 'Última conta'}</span>
        <Money
          cents={netCents}
          className="text-lg font-extrabold"
          {...(netCents < 0 ? { tone: 'neg' as const } : {})}
        />
      </span>
      <ChevronUp aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
    </button>
  );
}
