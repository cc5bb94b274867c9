/** The filters that are not needed every day. Each works at once; the list changes behind the sheet. */
import { useDriverChoices, useVehicleChoices } from '@/api/choices';
import { formatPlate } from '@/lib/format/br-documents';
import { categoryLabels } from '@/lib/generated/choices';
import { PeriodOf } from '@/components/resource/filters';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { Field } from '@/components/form/field';
import { filterLook } from '@/components/data-table/filter-select';
import { SelectInput } from '@/components/form/text-inputs';
import type { FinanceUrlFilters } from './finance-filters';
import { type FilterName } from './finance-queries';

type Props = { filters: FinanceUrlFilters; userId: number; onClose: () => void };

/** Category, vehicle, driver, whose money, and the days of falling due. */
export function FilterSheet({ filters, userId, onClose }: Props) {
  const { values, set } = filters;
  const vehicles = useVehicleChoices(userId).data?.items ?? [];
  const drivers = useDriverChoices(userId).data?.items ?? [];
  const select = (name: FilterName, label: string, all: string, options: [string, string][]) => (
    <Field label={label}>
      <SelectInput
        value={values[name]}
        onChange={({ target }) => set(name, target.value)}
        className={filterLook(values[name] !== '')}
      >
        <option value="">{all}</option>
        {options.map(([code, word]) => (
          <option key={code} value={code}>
            {word}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
  return (
    <Sheet open onClose={onClose} title="Filtros">
      <div className="flex flex-col gap-4 pt-2">
        {select('category', 'Categoria', 'Todas', Object.entries(categoryLabels))}
        {select(
          'vehicleId',
          'Veículo',
          'Todos',
          vehicles.map(({ id, plate, nickname }) => [
            String(id),
            [formatPlate(plate), nickname].filter(Boolean).join(' · '),
          ]),
        )}
        {drivers.length > 0 &&
          select(
            'driverId',
            'Motorista',
            'Todos',
            drivers.map(({ id, name }) => [String(id), name]),
          )}
        {select('personal', 'De quem é', 'Tudo', [
          ['false', 'Caminhão'],
          ['true', 'Casa'],
        ])}
        <div className="flex flex-wrap gap-2">
          <PeriodOf filters={filters} due />
        </div>
        <Button variant="primary" size="lg" block onClick={onClose}>
          Ver lançamentos
        </Button>
      </div>
    </Sheet>
  );
}
