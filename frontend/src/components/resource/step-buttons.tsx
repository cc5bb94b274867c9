/** Freight steps by one tap, with undo: next status, and arrival. */
import { useRef, type RefObject } from 'react';
import { errorMessage } from '@/api/client';
import { useEnterArrival, useMoveBack, useSteps, useUndoArrival } from '@/api/freight-moves';
import type { Entry } from '@/offline/outbox/entry';
import { queueMessage } from '@/offline/outbox/queue-messages';
import { afterSteps, isBlocked, stepLabel } from '@/offline/outbox/queued-steps';
import { responseOf, isQueued, undoEntry } from '@/offline/outbox/use-outbox-mutation';
import type { Freight, StayPlace } from '@/api/types';
import { useTimeZone } from '@/api/session/current-user';
import { freightStatusLabels } from '@/lib/generated/enum-labels';
import { formatMoment } from '@/lib/format/dates';
import { freightArrivalLabels, freightStatusOrder, isBack } from '@/lib/labels/labels';
import { useCooldown } from '@/lib/use-cooldown';
import { Button, type ButtonProps } from '@/components/ui/button';
import { useShowOutbox, useQueuedToast } from '@/components/ui/outbox-toast';
import { toast } from '@/components/ui/toast-store';
import { useFocusAfterDialog } from '@/components/ui/restore-focus';

/** Next status, if the freight may move there. */
export function nextStatus({ status, moves }: Pick<Freight, 'status' | 'moves'>): Freight['status'] | null {
  const next = freightStatusOrder[freightStatusOrder.indexOf(status) + 1];
  return next !== undefined && moves.includes(next) ? next : null;
}

async function takeBack(undo: () => Promise<Freight>): Promise<void> {
  try {
    const { number, status } = await undo();
    toast({ title: `Desfeito: o frete nº ${number} está em “${freightStatusLabels[status]}”` });
  } catch (error) {
    toast({ title: 'Não foi possível desfazer', description: errorMessage(error), tone: 'error' });
  }
}

/** Success toast, with "Desfazer" where one step undoes it. */
function showStepToast(title: string, undo: (() => Promise<Freight>) | null): void {
  toast({ title, tone: 'done', ...(undo && { action: { label: 'Desfazer', onClick: () => void takeBack(undo) } }) });
}

/** Toast of a move. Undo is offered for a single step forward only. */
export function useMoveToast(id: number): (from: Freight['status'], moved: Freight) => void {
  const back = useMoveBack(id);
  return (from, { number, status, moves }) =>
    showStepToast(
      `Frete nº ${number}: ${freightStatusLabels[status]}`,
      !isBack(from, status) && moves.includes(from) ? () => back.mutateAsync({ status: from }) : null,
    );
}

/** Undoes a queued step; one that may have arrived stays. */
async function undoQueuedStep(entry: Entry, show: () => void): Promise<void> {
  const wasCancelled = await undoEntry(entry.id).catch(() => false);
  if (wasCancelled) toast({ title: `Desfeito: ${stepLabel(entry)}` });
  else toast({ title: 'Talvez já tenha sido enviado: veja em Por enviar', action: { label: 'Ver', onClick: show } });
}

/** Toast of a queued step, with "Desfazer" before the first attempt. */
export function useQueuedStepToast(): (entry: Entry, steps: readonly Entry[]) => void {
  const showQueuedToast = useQueuedToast();
  const show = useShowOutbox();
  return (entry, steps) => {
    const undo = { label: 'Desfazer', onClick: () => void undoQueuedStep(entry, show) };
    showQueuedToast(queueMessage(isBlocked(steps)), entry.sentAt === null ? undo : undefined);
  };
}

/** Toast of an arrival. */
export function showArrivalToast(number: number, undo: () => Promise<Freight>): void {
  showStepToast(`Frete nº ${number}: chegada registrada`, undo);
}

/** Latest response for the freight: the refetch follows later. */
export function latestAnswer(freight: Freight, ...answers: (Freight | null | undefined)[]): Freight {
  return answers.reduce<Freight>((known, next) => (next && next.version > known.version ? next : known), freight);
}

/**
 * One tap records an arrival now; with `ask` it opens a form for the time, and a recorded arrival can be undone later
 * too.
 */
type ArrivalProps = { freight: Freight; ask?: (place: StayPlace) => void } & Pick<ButtonProps, 'size' | 'className'>;

/** Records the arrival, then shows its time; also for a queued one. */
export function ArrivalButton({ freight: read, ask, ...look }: ArrivalProps) {
  const steps = useSteps(read);
  const arrival = useEnterArrival({ hasNoForm: true });
  const undoing = useUndoArrival(read.id);
  const showQueuedToast = useQueuedStepToast();
  const [isResting, begin] = useCooldown();
  const answered = latestAnswer(read, arrival.data && responseOf(arrival.data), undoing.data);
  const after = afterSteps(answered, steps);
  const { nextArrival, arrivedAt } = after;
  const arrivedLine = useRef<HTMLParagraphElement>(null);
  // With a form, its opener restores the focus.
  useFocusAfterDialog(ask === undefined && arrivedAt === null, arrivedAt, () => arrivedLine.current?.focus());
  const undo = () => undoing.mutateAsync();
  if (arrivedAt !== null) {
    // Queued steps are undone in the outbox.
    const isSent = answered.arrivedAt === arrivedAt;
    return (
      <Arrived
        arrivedLine={arrivedLine}
        arrivedAt={arrivedAt}
        busy={undoing.isPending}
        onUndo={ask && isSent ? () => void takeBack(undo) : null}
      />
    );
  }
  if (nextArrival === null) return null;
  const arrive = async () => {
    const end = begin();
    try {
      const result = await arrival.mutateAsync({ freight: after, place: nextArrival, arrival: {} });
      if (isQueued(result)) showQueuedToast(result.queued, steps);
      else showArrivalToast(after.number, undo);
    } catch (error) {
      toast({ title: 'A chegada não foi registrada', description: errorMessage(error), tone: 'error' });
    }
    end();
  };
  return (
    <Button {...look} busy={arrival.isPending || isResting} onClick={() => (ask ? ask(nextArrival) : void arrive())}>
      {freightArrivalLabels[nextArrival]}
    </Button>
  );
}

type ArrivedProps = {
  arrivedLine: RefObject<HTMLParagraphElement | null>;
  arrivedAt: string;
  busy: boolean;
  /** Undo; null where impossible. */
  onUndo: (() => void) | null;
};

function Arrived({ arrivedLine, arrivedAt, busy, onUndo }: ArrivedProps) {
  const timeZone = useTimeZone();
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 self-center">
      <p ref={arrivedLine} tabIndex={-1} className="text-sm font-medium text-ink-2">
        Chegada: {formatMoment(arrivedAt, timeZone)}
      </p>
      {onUndo && (
        <Button variant="ghost" size="sm" aria-label="Desfazer a chegada" busy={busy} onClick={onUndo}>
          Desfazer
        </Button>
      )}
    </div>
  );
}
