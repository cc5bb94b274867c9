/** State and search of the list of freights, in the address. */
import { X } from 'lucide-react';
import type { UrlFilters } from '@/lib/url-filters';
import { LinkButton } from '@/ui/button';
import { SearchBox } from '@/ui/search-box';
import { LinkTabs } from '@/ui/tabs';

/** The list's filters as the address has them. */
export type FreightUrlFilters = UrlFilters<'status' | 'q' | 'sort' | 'vehicleId' | 'clientId'>;

const tabs = [
  ['', 'Todos'],
  ['open', 'Em aberto'],
  ['scheduled', 'Agendados'],
  ['loading,in_transit,unloading', 'Na estrada'],
  ['completed', 'Concluídos'],
] as const;

/** The bar above the list. */
export function FreightFilterBar({ filters }: { filters: FreightUrlFilters }) {
  const { status, q } = filters.values;
  return (
    <>
      <LinkTabs
        label="Filtrar fretes"
        current={status}
        tabs={tabs.map(([key, label]) => ({ key, label, to: filters.hrefWith({ status: key }) }))}
      />
      <div className="mb-4 flex flex-wrap items-center gap-2 md:gap-3">
        <SearchBox label="Buscar cidade, cliente ou placa" value={q} onSearch={(text) => filters.set('q', text)} />
        <Narrowed filters={filters} />
      </div>
    </>
  );
}

function Narrowed({ filters }: { filters: FreightUrlFilters }) {
  const { vehicleId, clientId } = filters.values;
  if (vehicleId === '' && clientId === '') return null;
  return (
    <LinkButton to={filters.hrefWith({ vehicleId: '', clientId: '' })} size="sm" icon={<X aria-hidden="true" />}>
      {clientId === '' ? 'Só de um veículo' : 'Só de um cliente'}
    </LinkButton>
  );
}
