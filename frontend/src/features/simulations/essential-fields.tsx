/** What a driver knows when the phone rings: from where to where, how much, with what. */
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useCities, useDistance } from '@/api/choices';
import type { Vehicle } from '@/api/types';
import { axlesOf, choosable } from '@/lib/composition';
import { cargoTypeLabels, pricingLabels } from '@/lib/freight-words';
import { Card } from '@/ui/card';
import { CityField } from '@/ui/city-field';
import { DistanceField } from '@/ui/distance-field';
import { FieldRow } from '@/ui/field';
import { MoneyField, NumberField, SelectField } from '@/ui/form-fields';
import { Segmented } from '@/ui/segmented';
import { Checkbox } from '@/ui/text-inputs';
import { TrailersField, TruckField } from '@/ui/vehicle-fields';
import type { SimulationFormApi } from './simulation-form-api';

type Props = { form: SimulationFormApi };

/** The open cards of the form. */
export function EssentialFields({ form, vehicles }: Props & { vehicles: readonly Vehicle[] }) {
  return (
    <>
      <Card title="Rota">
        <RouteFields form={form} />
      </Card>
      <Card title="Oferta">
        <OfferFields form={form} />
      </Card>
      <Card title="Conjunto e carga">
        <CompositionFields form={form} vehicles={vehicles} />
      </Card>
    </>
  );
}

function RouteFields({ form }: Props) {
  const [origin, destination] = useWatch({ control: form.control, name: ['origin', 'destination'] });
  const distance = useDistance(origin, destination);
  return (
    <div className="flex flex-col gap-4">
      <FieldRow>
        <PlaceField form={form} name="origin" label="Origem" />
        <PlaceField form={form} name="destination" label="Destino" />
      </FieldRow>
      <DistanceField
        form={form}
        name="distanceKm"
        label="Distância carregado"
        offer={distance.data}
        waiting={distance.isFetching}
      />
      <div className="grid items-start gap-3 min-[375px]:grid-cols-2 md:gap-4">
        <NumberField form={form} name="emptyToLoadingKm" label="Vazio até carregar" unit="km" />
        <NumberField form={form} name="emptyReturnKm" label="Volta vazia" unit="km" />
      </div>
      <ReturnDueField form={form} />
      <NumberField
        form={form}
        name="days"
        label="Dias da viagem"
        unit="dias"
        required
        hint="Carga, estrada, descarga e volta."
      />
    </div>
  );
}

function PlaceField(props: Props & { name: 'origin' | 'destination'; label: string }) {
  const [query, setQuery] = useState('');
  const cities = useCities(query);
  return <CityField {...props} cities={cities} onQuery={setQuery} optional />;
}

/** Matters only where there is a return. */
function ReturnDueField({ form }: Props) {
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

const rateFields = {
  fixed: { label: 'Valor do frete' },
  per_ton: { label: 'Valor por tonelada', unit: '/t' },
  per_km: { label: 'Valor por km', unit: '/km' },
} as const;

function OfferFields({ form }: Props) {
  const [pricing, tollPayer] = useWatch({ control: form.control, name: ['pricing', 'tollPayer'] });
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label="Como pagam"
        value={pricing}
        onChange={(next) => form.setValue('pricing', next, { shouldDirty: true })}
        options={(['fixed', 'per_ton', 'per_km'] as const).map((value) => ({ value, label: pricingLabels[value] }))}
      />
      <MoneyField form={form} name="rateCents" {...rateFields[pricing]} big required />
      <NumberField
        form={form}
        name="weightKg"
        label="Peso"
        unit="t"
        scale={3}
        dot="decimal"
        optional={pricing !== 'per_ton'}
        required={pricing === 'per_ton'}
        hint="Em toneladas: 32,5"
      />
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
    </div>
  );
}

function CompositionFields({ form, vehicles }: Props & { vehicles: readonly Vehicle[] }) {
  const [truckId, trailerIds] = useWatch({ control: form.control, name: ['truckId', 'trailerIds'] });
  const trucks = choosable(vehicles, 'truck', [Number(truckId)]);
  const trailers = choosable(vehicles, 'trailer', trailerIds);
  const sum = axlesOf(vehicles, [Number(truckId), ...trailerIds]);
  const forgetAxles = () => form.setValue('axles', null);
  return (
    <div className="flex flex-col gap-4">
      {trucks.length === 0 && <NoTruck />}
      {trucks.length > 0 && (
        <TruckField
          form={form}
          name="truckId"
          vehicles={trucks}
          none="Outro: digo só os eixos"
          onChosen={forgetAxles}
        />
      )}
      <TrailersField form={form} name="trailerIds" vehicles={trailers} onChosen={forgetAxles} />
      <FieldRow>
        <NumberField
          form={form}
          name="axles"
          label="Eixos do conjunto"
          unit="eixos"
          optional={truckId !== ''}
          required={truckId === ''}
          placeholder={sum === 0 ? undefined : String(sum)}
          hint={truckId === '' ? 'Cavalo e carreta juntos.' : `Vazio vale a soma dos veículos: ${sum} eixos.`}
        />
        <SelectField form={form} name="cargoType" label="Tipo de carga" choices={cargoTypeLabels} />
      </FieldRow>
    </div>
  );
}

/** One may simulate without; with it there is more to go by, and only then can it become a freight. */
function NoTruck() {
  return (
    <div className="text-sm text-ink-2">
      <p>Sem caminhão cadastrado, diga só os eixos. Com ele, a conta usa o seu histórico e pode virar frete.</p>
      <Link
        to="/vehicles?new=truck"
        className="inline-flex min-h-12 items-center font-semibold text-ink underline underline-offset-4"
      >
        Cadastrar caminhão
      </Link>
    </div>
  );
}
