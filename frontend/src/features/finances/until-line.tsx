/** Up to when the list looks, and the way to what comes later. */
import { ChevronDown, X } from 'lucide-react';
import { formatDate } from '@/lib/format/dates';
import { LinkButton } from '@/components/ui/button';
import type { FinanceUrlFilters } from './finance-filters';

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
        <LinkButton to={filters.hrefWith({ period: '' })} replace size="sm" icon={<X aria-hidden="true" />}>
          Só até o fim deste mês
        </LinkButton>
      )}
      {ahead > 0 && (
        <LinkButton
          to={filters.hrefWith({ period: 'all' })}
          replace
          size="sm"
          icon={<ChevronDown aria-hidden="true" />}
        >
          {aheadWords(ahead)}
        </LinkButton>
      )}
    </div>
  );
}
