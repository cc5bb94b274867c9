/** Trip details, prefilled and collapsed. */
import { useController, useWatch } from 'react-hook-form';
import { useDistance } from '@/api/record-options';
import type { Vehicle } from '@/api/types';
import { axlesOf } from '@/lib/forms/composition';
import { cargoTypeLabels } from '@/lib/labels/labels';
import { formatKm } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';
import { DistanceField } from '@/components/form/distance-field';
import { FieldRow } from '@/components/form/field';
import { Fold } from '@/components/ui/fold';
import { MoneyField, NumberField, SelectField } from '@/components/form/form-fields';
import { Segmented } from '@/components/form/segmented';
import { Checkbox } from '@/components/form/text-inputs';
import { OfferedNumber } from './offered-fields';
import type { SimulationFormApi, WithOffers } from './simulation-model';

type Props = WithOffers & { vehicles: readonly Vehicle[] };

/** Fold; opens by itself if the distance cannot be estimated. */
export function TripFields({ vehicles, ...props }: Props) {
  const { form } = props;
  const [origin, destination] = useWatch({ control: form.control, name: ['origin', 'destination'] });
  const distance = useDistance(origin, destination);
  const unknown = distance.data !== undefined && distance.data.distanceKm === null;
  const estimate = distance.data?.approximate ? distance.data.distanceKm : null;
  return (
    <Fold title="Km, dias, pedágio e carga" summary={useSummary(form, vehicles, estimate)} open={unknown}>
      <DistanceField
        form={form}
        name="distanceKm"
        label="Km carregado"
        offer={distance.data}
        waiting={distance.isFetching}
      />
      <FieldRow>
        <NumberField form={form} name="emptyToLoadingKm" label="Vazio até carregar" unit="km" />
        <NumberField form={form} name="emptyReturnKm" label="Volta vazia" unit="km" />
      </FieldRow>
      <ReturnDueField form={form} />
      <OfferedNumber {...props} name="days" label="Dias da viagem" kind="days" required />
      <TollFields form={form} />
      <FieldRow>
        <SelectField form={form} name="cargoType" label="Tipo de carga" options={cargoTypeLabels} />
        <KnownAxles form={form} vehicles={vehicles} />
      </FieldRow>
    </Fold>
  );
}

/** "1.336 km estimados · 4 dias · Carga geral · pedágio do embarcador". */
function useSummary(form: SimulationFormApi, vehicles: readonly Vehicle[], estimate: number | null): string {
  const [km, days, cargo, payer] = useWatch({
    control: form.control,
    name: ['distanceKm', 'days', 'cargoType', 'tollPayer'],
  });
  const [truckId, trailerIds, axles] = useWatch({ control: form.control, name: ['truckId', 'trailerIds', 'axles'] });
  const together = axles ?? axlesOf(vehicles, [Number(truckId), ...trailerIds]);
  return [
    km === null ? 'faltam os km' : `${formatKm(km)}${km === estimate ? ' estimados' : ''}`,
    days === null ? 'faltam os dias' : countOf(days, 'dia', 'dias'),
    cargoTypeLabels[cargo],
    together > 0 && `${together} eixos`,
    payer === 'driver' ? 'você paga o pedágio' : 'pedágio do embarcador',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Relevant only with a return. */
function ReturnDueField({ form }: { form: SimulationFormApi }) {
  const km = useWatch({ control: form.control, name: 'emptyReturnKm' });
  const { field } = useController({ control: form.control, name: 'emptyReturnDue' });
  if (!km && !field.value) return null;
  return (
    <Checkbox
      label="A volta vazia tem que ser paga"
      hint="Contêiner, ou frota dedicada por exigência sanitária: entra no piso mínimo."
      checked={field.value}
      onChange={({ target }) => field.onChange(target.checked)}
    />
  );
}

function TollFields({ form }: { form: SimulationFormApi }) {
  const tollPayer = useWatch({ control: form.control, name: 'tollPayer' });
  return (
    <FieldRow>
      <Segmented
        label="Quem paga o pedágio"
        value={tollPayer}
        onChange={(next) => form.setValue('tollPayer', next, { shouldDirty: true })}
        options={[
          { value: 'shipper', label: 'Embarcador' },
          { value: 'driver', label: 'Eu pago' },
        ]}
      />
      <MoneyField form={form} name="tollCents" label="Pedágio da viagem" optional />
    </FieldRow>
  );
}

type AxlesProps = { form: SimulationFormApi; vehicles: readonly Vehicle[] };

/** Axles of the vehicles, unless one is lifted. */
function KnownAxles({ form, vehicles }: AxlesProps) {
  const truckId = useWatch({ control: form.control, name: 'truckId' });
  return truckId === '' ? null : <AxlesField form={form} vehicles={vehicles} />;
}

/** Axles of the trip; without a truck the user enters them. */
export function AxlesField({ form, vehicles }: AxlesProps) {
  const [truckId, trailerIds] = useWatch({ control: form.control, name: ['truckId', 'trailerIds'] });
  const sum = axlesOf(vehicles, [Number(truckId), ...trailerIds]);
  return (
    <NumberField
      form={form}
      name="axles"
      label="Eixos do conjunto"
      unit="eixos"
      optional={truckId !== ''}
      required={truckId === ''}
      placeholder={sum === 0 ? undefined : String(sum)}
      hint={
        truckId === '' ? 'Cavalo e carreta juntos.' : `Se deixar em branco, vale a soma dos veículos: ${sum} eixos.`
      }
    />
  );
}
