/** One driver or all. */
import { useDriverChoices } from '@/api/choices';
import type { UrlFilters } from '@/lib/navigation/url-filters';
import { SelectOf } from '@/components/resource/filters';

/** A select of the drivers. */
export function DriverFilter({ filters, userId }: { filters: UrlFilters<'driverId'>; userId: number }) {
  const drivers = useDriverChoices(userId).data?.items ?? [];
  const choices = drivers.map(({ id, name }) => [String(id), name] as const);
  return <SelectOf filters={filters} name="driverId" label="Motorista" all="Todos os motoristas" choices={choices} />;
}
