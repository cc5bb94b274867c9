/** Whom and what an amount is about: vehicle, freight, driver, household. */
import { useWatch } from 'react-hook-form';
import { useDriverChoices, useFreightChoices, useVehicleChoices } from '@/api/choices';
import type { Freight, TransactionKind, Vehicle } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { FieldRow } from '@/components/form/field';
import { SelectField, type Choices } from '@/components/form/form-fields';
import { Checkbox } from '@/components/form/text-inputs';
import type { TransactionFormApi } from './transaction-fields';
import { byDriver } from './transaction-model';

type Props = { form: TransactionFormApi; kind: TransactionKind; userId: number };

/** The choices, and who bears it. */
export function AboutFields({ form, kind, userId }: Props) {
  const vehicles = useVehicleChoices(userId).data?.items ?? [];
  const freights = useFreightChoices({}, userId).data?.items ?? [];
  const drivers = useDriverChoices(userId).data?.items ?? [];
  const names: Choices = drivers.map(({ id, name }) => [String(id), name]);
  return (
    <>
      <FieldRow>
        <SelectField form={form} name="vehicleId" label="Veículo" optional none="Nenhum" choices={namesOf(vehicles)} />
        <SelectField form={form} name="freightId" label="Frete" optional none="Nenhum" choices={routesOf(freights)} />
      </FieldRow>
      {drivers.length > 0 && (
        <SelectField form={form} name="driverId" label="Motorista" optional none="Nenhum" choices={names} />
      )}
      <Bearers form={form} kind={kind} />
    </>
  );
}

function Bearers({ form, kind }: Pick<Props, 'form' | 'kind'>) {
  const [driverId, paidByDriver, personal] = useWatch({
    control: form.control,
    name: ['driverId', 'paidByDriver', 'personal'],
  });
  const driverPaid = byDriver({ kind, driverId, paidByDriver });
  return (
    <div className="flex flex-col gap-1">
      {kind === 'expense' && driverId !== '' && (
        <Checkbox
          label="O motorista pagou"
          hint="O valor volta para ele no próximo acerto."
          checked={paidByDriver}
          onChange={({ target }) => form.setValue('paidByDriver', target.checked, { shouldDirty: true })}
        />
      )}
      {!driverPaid && (
        <Checkbox
          label={kind === 'expense' ? 'É da casa (pró-labore)' : 'É da casa (dinheiro meu)'}
          hint={`Mexe no dinheiro, mas não conta como ${kind === 'expense' ? 'custo' : 'receita'} do caminhão.`}
          checked={personal}
          onChange={({ target }) => form.setValue('personal', target.checked, { shouldDirty: true })}
        />
      )}
    </div>
  );
}

function namesOf(vehicles: readonly Vehicle[]): Choices {
  return vehicles.map(({ id, plate, nickname }) => [
    String(id),
    [formatPlate(plate), nickname].filter(Boolean).join(' · '),
  ]);
}

function routesOf(freights: readonly Freight[]): Choices {
  return freights.map(({ id, number, originCity, destinationCity }) => [
    String(id),
    `nº ${number} · ${originCity.name} → ${destinationCity.name}`,
  ]);
}
