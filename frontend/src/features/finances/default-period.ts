/** Default end of the list: instalments of future years would bury current ones. */
import { addDays } from '@/lib/format/dates';
import { FILTERS, type FinanceFilters, type UrlFilterName } from './finance-queries';
import { lastDay, monthOf } from '@/lib/format/months';

/** Filters of the list and its sums, the default last day, and the transactions beyond it. */
export type Shown = { query: FinanceFilters; until: string | null; beyond: FinanceFilters | null };

/** Ends with the current month unless days, a series or all are selected. */
export function shownOf(values: Record<UrlFilterName, string>, today: string): Shown {
  const { period } = values;
  const query = Object.fromEntries(FILTERS.map((name) => [name, values[name]])) as FinanceFilters;
  const chosen = query.from !== '' || query.to !== '' || query.seriesId !== '' || period === 'all';
  if (chosen) return { query, until: null, beyond: null };
  const until = lastDay(monthOf(today));
  return { query: { ...query, to: until }, until, beyond: { ...query, from: addDays(until, 1) } };
}
