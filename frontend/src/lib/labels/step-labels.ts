/** How a step of a freight is called once it is taken. */
import { freightStatusLabels } from '@/lib/generated/choices';
import { freightStatusOrder } from './labels';
import type { Wire } from '@/lib/wire';

type Status = Wire['FreightStatus'];

const done: Record<Status, string> = {
  scheduled: 'voltou para agendado',
  loading: 'começou a carregar',
  in_transit: 'saiu carregado',
  unloading: 'começou a descarregar',
  completed: 'concluído',
};

/** Words of an arrival. */
export const arrivalDone: Record<Wire['StayPlace'], string> = {
  loading: 'chegou para carregar',
  unloading: 'chegou para descarregar',
};

/** Whether a move is a correction: it takes the freight back. */
export function isBack(from: Status, to: Status): boolean {
  return freightStatusOrder.indexOf(to) < freightStatusOrder.indexOf(from);
}

/** Words of a move: "começou a carregar", "voltou para “Carregando”". */
export function moveDone(from: Status, to: Status): string {
  return isBack(from, to) ? `voltou para “${freightStatusLabels[to]}”` : done[to];
}
