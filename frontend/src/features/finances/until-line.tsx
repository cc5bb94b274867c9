/** Up to when the list looks, and the way to what comes later. */
import { ChevronRight, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/dates';
import type { FinanceUrlFilters } from './finance-filters';

const chip =
  'flex min-h-12 items-center gap-2 rounded-full bg-sunken px-4 text-sm font-semibold hover:bg-line md:min-h-10';

/** "Mostrar os próximos meses (36)". */
export function aheadWords(count: number): string {
  return `Mostrar os próximos meses (${count})`;
}

/** Nothing where days or a series were chosen: the filters say that themselves. */
export function UntilLine({
  until,
  ahead,
  filters,
}: {
  until: string | null;
  ahead: number;
  filters: FinanceUrlFilters;
}) {
  const all = filters.values.period === 'all';
  if (until === null && !all) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-sm text-ink-2">
        {until === null
          ? 'Mostrando tudo, também o que ainda vai vencer.'
          : `Mostrando o que vence até ${formatDate(until)}.`}
      </p>
      {all && (
        <Link to={filters.hrefWith({ period: '' })} replace className={chip}>
          Só até o fim deste mês
          <X aria-hidden="true" className="size-4" />
        </Link>
      )}
      {ahead > 0 && (
        <Link to={filters.hrefWith({ period: 'all' })} replace className={chip}>
          {aheadWords(ahead)}
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </div>
  );
}
