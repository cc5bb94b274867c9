/** The steps of a freight that one touch takes and one touch takes back: its next state, and its arrival in the queue. */
import { useRef } from 'react';
import { errorMessage } from '@/api/client';
import { useFreightArrival, useMoveFreight } from '@/api/freight-moves';
import type { Freight } from '@/api/types';
import { useTimeZone } from '@/api/user';
import { freightStatusLabels } from '@/lib/choices/freight-status';
import { formatTime } from '@/lib/dates';
import { freightArrivalLabels, freightStatusOrder } from '@/lib/labels';
import { Button, type ButtonProps } from '@/ui/button';
import { toast } from '@/ui/toast-store';
import { useFocusWhenLost } from '@/ui/use-focus-when-lost';

async function takeBack(undo: () => Promise<Freight>): Promise<void> {
  try {
    const { number, status } = await undo();
    toast({ title: `Desfeito: o frete nº ${number} está em “${freightStatusLabels[status]}”` });
  } catch (error) {
    toast({ title: 'Não foi possível desfazer', description: errorMessage(error), tone: 'error' });
  }
}

/** Says what was done, with "Desfazer" where one step takes it back. */
function tell(title: string, undo: (() => Promise<Freight>) | null): void {
  toast({ title, ...(undo && { action: { label: 'Desfazer', onClick: () => void takeBack(undo) } }) });
}

/** Tells of a move. A jump over several states is not taken back by one step, and a step back is a correction itself. */
export function useTellMove(id: number): (from: Freight['status'], moved: Freight) => void {
  const move = useMoveFreight(id);
  return (from, { number, status, moves }) => {
    const forward = freightStatusOrder.indexOf(status) > freightStatusOrder.indexOf(from);
    tell(
      `Frete nº ${number}: ${freightStatusLabels[status]}`,
      forward && moves.includes(from) ? () => move.mutateAsync({ status: from }) : null,
    );
  };
}

/** Records the arrival, and then shows since when the truck has been there. */
export function ArrivalButton({ freight, ...look }: { freight: Freight } & Pick<ButtonProps, 'size' | 'className'>) {
  const timeZone = useTimeZone();
  const arrival = useFreightArrival(freight.id);
  // The dashboard's freight is read anew a moment later.
  const { data } = arrival;
  const { nextArrival, arrivedAt, number } = data && data.version > freight.version ? data : freight;
  const since = useRef<HTMLParagraphElement>(null);
  useFocusWhenLost(arrivedAt === null, arrivedAt, () => since.current?.focus());
  if (arrivedAt !== null) {
    return (
      <p ref={since} tabIndex={-1} className="self-center text-sm font-semibold text-ink-2">
        Chegada às {formatTime(arrivedAt, timeZone)}
      </p>
    );
  }
  if (nextArrival === null) return null;
  const arrive = async () => {
    try {
      await arrival.mutateAsync('');
      tell(`Frete nº ${number}: chegada registrada`, () => arrival.mutateAsync('/undo'));
    } catch (error) {
      toast({ title: 'A chegada não foi registrada', description: errorMessage(error), tone: 'error' });
    }
  };
  return (
    <Button {...look} busy={arrival.isPending} onClick={() => void arrive()}>
      {freightArrivalLabels[nextArrival]}
    </Button>
  );
}
