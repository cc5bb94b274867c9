/** What needs the user now, out of what was read: only choosing, ordering and wording. */
import type { Transaction, User, Vehicle } from '@/api/types';
import { daysBetween } from '@/lib/dates';
import { SOON_DAYS } from './dashboard-queries';

/** One thing that is overdue or due soon. */
export type AttentionItem = {
  key: string;
  kind: 'paper' | 'bill' | 'person';
  title: string;
  /** Negative when overdue. */
  days: number;
  amountCents?: number;
  plate?: string;
  to: string | null;
};

function vehiclePapers(vehicle: Vehicle): { code: string; title: string; dueOn: string | null }[] {
  return [
    { code: 'licensing', title: 'Licenciamento', dueOn: vehicle.licensingDueOn },
    { code: 'insurance', title: 'Seguro', dueOn: vehicle.insuranceDueOn },
    { code: 'tachograph', title: 'Aferição do tacógrafo', dueOn: vehicle.tachographDueOn },
    { code: 'rntrc', title: 'RNTRC', dueOn: vehicle.rntrcDueOn },
    ...vehicle.dueDates.map(({ name, dueOn }) => ({ code: `own-${name}`, title: name, dueOn })),
  ];
}

function soon(today: string, dueOn: string | null): number | null {
  const days = dueOn === null ? null : daysBetween(today, dueOn);
  return days !== null && days <= SOON_DAYS ? days : null;
}

/** Everything overdue or due within 15 days, the most urgent first. */
export function attentionItems(
  today: string,
  vehicles: readonly Vehicle[],
  bills: readonly Transaction[],
  user: User | null | undefined,
): AttentionItem[] {
  const items: AttentionItem[] = [];
  const add = (item: Omit<AttentionItem, 'days'>, dueOn: string | null) => {
    const days = soon(today, dueOn);
    if (days !== null) items.push({ ...item, days });
  };
  for (const vehicle of vehicles.filter(({ status }) => status !== 'inactive')) {
    for (const { code, title, dueOn } of vehiclePapers(vehicle)) {
      add(
        { key: `${vehicle.id}-${code}`, kind: 'paper', title, plate: vehicle.plate, to: `/vehicles?id=${vehicle.id}` },
        dueOn,
      );
    }
  }
  for (const bill of bills) {
    const { id, description, amountCents, plate, dueOn } = bill;
    add(
      {
        key: `bill-${id}`,
        kind: 'bill',
        title: description,
        amountCents,
        ...(plate === null ? {} : { plate }),
        to: '/finances?kind=expense&status=pending',
      },
      dueOn,
    );
  }
  add({ key: 'cnh', kind: 'person', title: 'Sua CNH', to: null }, user?.cnhDueOn ?? null);
  add({ key: 'tox', kind: 'person', title: 'Exame toxicológico', to: null }, user?.toxicologicalDueOn ?? null);
  return items.sort((a, b) => a.days - b.days);
}
