/** Reminder labels: groups and icons. */
import {
  CalendarClock,
  FileClock,
  HandCoins,
  IdCard,
  Landmark,
  ReceiptText,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { Reminder, ReminderKind } from '@/api/types';

/** Groups of the filter; the server's kinds are finer. */
export type ReminderGroup = 'payable' | 'receivable' | 'papers' | 'maintenance' | 'drivers';

/** In the order they are offered. */
export const groupLabels: Record<ReminderGroup, string> = {
  payable: 'A pagar',
  receivable: 'A receber',
  papers: 'Documentos',
  maintenance: 'Manutenção',
  drivers: 'Motoristas',
};

const groups: Record<ReminderKind, ReminderGroup> = {
  payable: 'payable',
  receivable: 'receivable',
  licensing: 'papers',
  insurance: 'papers',
  tachograph: 'papers',
  rntrc: 'papers',
  own: 'papers',
  cnh: 'papers',
  toxicological: 'papers',
  driver_cnh: 'drivers',
  driver_toxicological: 'drivers',
  maintenance: 'maintenance',
  own_inss: 'payable',
};

export function groupOf({ kind }: Pick<Reminder, 'kind'>): ReminderGroup {
  return groups[kind];
}

/** Kinds of documents: renewed, not paid or done. */
export type PaperKind = Exclude<ReminderKind, 'payable' | 'receivable' | 'maintenance' | 'own_inss'>;

export function isPaper(item: Reminder): item is Reminder & { kind: PaperKind } {
  return groups[item.kind] === 'papers' || groups[item.kind] === 'drivers';
}

export const reminderIcons: Record<ReminderKind, LucideIcon> = {
  payable: ReceiptText,
  receivable: HandCoins,
  licensing: FileClock,
  insurance: FileClock,
  tachograph: FileClock,
  rntrc: FileClock,
  own: CalendarClock,
  cnh: IdCard,
  toxicological: IdCard,
  driver_cnh: IdCard,
  driver_toxicological: IdCard,
  maintenance: Wrench,
  own_inss: Landmark,
};
