/** How far ahead the list looks: the instalments of years to come would bury what matters now. */
import { addDays } from '@/lib/format/dates';
import { FILTERS, type FinanceFilters, type UrlFilterName } from './finance-queries';
import { lastDay, monthOf } from './months';

/** Request of the list and its sums, the default last day, and the lines beyond it. */
export type Shown = { asked: FinanceFilters; until: string | null; beyond: FinanceFilters | null };

/** Unless days, a series or all are asked for, the list ends with the current month. */
export function shownOf(values: Record<UrlFilterName, string>, today: string): Shown {
  const { period } = values;
  const asked = Object.fromEntries(FILTERS.map((name) => [name, values[name]])) as FinanceFilters;
  const chosen = asked.from !== '' || asked.to !== '' || asked.seriesId !== '' || period === 'all';
  if (chosen) return { asked, until: null, beyond: null };
  const until = lastDay(monthOf(today));
  return { asked: { ...asked, to: until }, until, beyond: { ...asked, from: addDays(until, 1) } };
}
