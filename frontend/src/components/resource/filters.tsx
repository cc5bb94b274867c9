/** List filters bound to the address. */
import { useNavigate } from 'react-router-dom';
import { useToday } from '@/api/session/current-user';
import type { UrlFilters } from '@/lib/navigation/url-filters';
import { FilterSelect, type FilterSelectProps } from '@/components/data-table/filter-select';
import { PeriodFilter, type PeriodFilterProps } from '@/components/data-table/period-filter';

type SelectProps<N extends string> = Omit<FilterSelectProps, 'value' | 'onChange'> & {
  filters: UrlFilters<N>;
  name: N;
};

export function SelectOf<N extends string>({ filters, name, ...select }: SelectProps<N>) {
  return <FilterSelect {...select} value={filters.values[name]} onChange={(value) => filters.set(name, value)} />;
}

type PeriodProps = { filters: UrlFilters<'from' | 'to'> } & Pick<PeriodFilterProps, 'due' | 'wide'>;

/** Days from `from` to `to`. */
export function PeriodOf({ filters, due, wide }: PeriodProps) {
  const navigate = useNavigate();
  const { from, to } = filters.values;
  return (
    <PeriodFilter
      period={{ from, to }}
      today={useToday()}
      due={due}
      wide={wide}
      onChange={(period) => void navigate(filters.hrefWith(period), { replace: true })}
    />
  );
}
