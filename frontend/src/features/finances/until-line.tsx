/** Up to when the list looks, and the way to what comes later. */
import { ChevronRight, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/dates';
import type { FinanceUrlFilters } from './finance-filters';

const way =
  'flex min-h-12 items-center gap-1 text-sm font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink md:min-h-8';

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
    <div className="mb-2 flex flex-wrap items-center gap-x-3 max-md:-mt-2">
      <p className="text-sm text-ink-2">
        {until === null
          ? 'Mostrando tudo, também o que ainda vai vencer.'
          : `Mostrando o que vence até ${formatDate(until)}.`}
      </p>
      {all && (
        <Link to={filters.hrefWith({ period: '' })} replace className={way}>
          Só até o fim deste mês
          <X aria-hidden="true" className="size-4" />
        </Link>
      )}
      {ahead > 0 && (
        <Link to={filters.hrefWith({ period: 'all' })} replace className={way}>
          {aheadWords(ahead)}
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </div>
  );
}
