/** The steps of a freight that one touch takes and one touch takes back: its next state, and its arrival in the queue. */
import { useRef } from 'react';
import { errorMessage } from '@/api/client';
import { useFreightArrival, useMoveFreight } from '@/api/freight-moves';
import type { Freight, StayPlace } from '@/api/types';
import { useTimeZone } from '@/api/user';
import { freightStatusLabels } from '@/lib/choices/freight-status';
import { dateOfInstant, formatInstant, formatTime, todayIn } from '@/lib/dates';
import { freightArrivalLabels, freightStatusOrder } from '@/lib/labels';
import { Button, type ButtonProps } from '@/ui/button';
import { toast } from '@/ui/toast-store';
import { useFocusWhenLost } from '@/ui/use-focus-when-lost';

/** The state after the present one, if the freight may go there now. */
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

/** Tells of an arrival that was recorded. */
export function tellArrival(number: number, undo: () => Promise<Freight>): void {
  tell(`Frete nº ${number}: chegada registrada`, undo);
}

/** Since when the truck has been there: "às 08:10", with the day where that is not today. */
function since(arrivedAt: string, timeZone: string): string {
  const isToday = dateOfInstant(arrivedAt, timeZone) === todayIn(timeZone);
  return isToday ? `às ${formatTime(arrivedAt, timeZone)}` : `em ${formatInstant(arrivedAt, timeZone)}`;
}

/**
 * Props of `ArrivalButton`. One touch records an arrival now; where `ask` is given it asks for the time instead, and an
 * arrival that stands can be taken back also after its notification is gone.
 */
type ArrivalProps = { freight: Freight; ask?: (place: StayPlace) => void } & Pick<ButtonProps, 'size' | 'className'>;

/** Leads to recording the arrival, and then shows since when the truck has been there. */
export function ArrivalButton({ freight, ask, ...look }: ArrivalProps) {
  const timeZone = useTimeZone();
  const arrival = useFreightArrival(freight.id);
  // The dashboard's freight is read anew a moment later.
  const { data } = arrival;
  const { nextArrival, arrivedAt, number } = data && data.version > freight.version ? data : freight;
  const told = useRef<HTMLParagraphElement>(null);
  // Where a sheet asked, whoever opened it says where the focus goes.
  useFocusWhenLost(ask === undefined && arrivedAt === null, arrivedAt, () => told.current?.focus());
  const undo = () => arrival.mutateAsync(null);
  if (arrivedAt !== null) {
    return (
      <div className="flex flex-wrap items-center justify-center gap-x-2 self-center">
        <p ref={told} tabIndex={-1} className="text-sm font-semibold text-ink-2">
          Chegada {since(arrivedAt, timeZone)}
        </p>
        {ask && (
          <Button
            variant="ghost"
            size="sm"
            aria-label="Desfazer a chegada"
            busy={arrival.isPending}
            onClick={() => void takeBack(undo)}
          >
            Desfazer
          </Button>
        )}
      </div>
    );
  }
  if (nextArrival === null) return null;
  const arrive = async () => {
    try {
      await arrival.mutateAsync({});
      tellArrival(number, undo);
    } catch (error) {
      toast({ title: 'A chegada não foi registrada', description: errorMessage(error), tone: 'error' });
    }
  };
  return (
    <Button {...look} busy={arrival.isPending} onClick={() => (ask ? ask(nextArrival) : void arrive())}>
      {freightArrivalLabels[nextArrival]}
    </Button>
  );
}
