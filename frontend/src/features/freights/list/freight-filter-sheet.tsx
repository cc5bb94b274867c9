/** Sheet of the filters of freights: stage, payment, vehicle, driver, client and period. */
import { useNavigate } from 'react-router-dom';
import { useFilterChoices } from '@/api/record-options';
import { formatPlate } from '@/lib/format/br-documents';
import { FilterSelect } from '@/components/data-table/filter-select';
import { PeriodOf, SelectOf } from '@/components/resource/filters';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { paymentFilters, paymentOf, payments, stages, type FreightUrlFilters } from './freight-filter-labels';

export type FreightFilterSheetProps = { filters: FreightUrlFilters; userId: number; onClose: () => void };

type Named = { id: number; name: string };

function named(records: readonly Named[]) {
  return records.map(({ id, name }) => [String(id), name] as const);
}

export default function FreightFilterSheet({ filters, userId, onClose }: FreightFilterSheetProps) {
  const navigate = useNavigate();
  const { vehicles, drivers, clients } = useFilterChoices({ vehicles: true, drivers: true, clients: true }, userId);
  const plates = vehicles.map(({ id, plate, nickname }) => ({
    id,
    name: [formatPlate(plate), nickname].filter(Boolean).join(' · '),
  }));
  const select = { filters, wide: true };
  return (
    <Sheet open onClose={onClose} title="Filtros">
      <div className="flex flex-col gap-4 pt-2">
        <div className="flex flex-wrap gap-2">
          <PeriodOf filters={filters} wide />
        </div>
        <SelectOf {...select} name="status" label="Etapa" all="Todas" options={stages} />
        <FilterSelect
          label="Pagamento"
          wide
          all="Todos"
          options={payments}
          value={paymentOf(filters.values)}
          onChange={(code) => void navigate(filters.hrefWith(paymentFilters(code)), { replace: true })}
        />
        <SelectOf {...select} name="vehicleId" label="Veículo" all="Todos" options={named(plates)} />
        {drivers.length > 0 && (
          <SelectOf {...select} name="driverId" label="Motorista" all="Todos" options={named(drivers)} />
        )}
        {clients.length > 0 && (
          <SelectOf {...select} name="clientId" label="Cliente" all="Todos" options={named(clients)} />
        )}
        <Button variant="primary" size="lg" block onClick={onClose}>
          Ver fretes
        </Button>
      </div>
    </Sheet>
  );
}
