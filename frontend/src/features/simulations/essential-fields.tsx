/** Fields known during the client's call: route, weight, price, vehicles. */
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useCities } from '@/api/record-options';
import type { Vehicle } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { choosable } from '@/lib/forms/composition';
import { pricingLabels } from '@/lib/labels/labels';
import { ratePerKmKind } from '@/lib/forms/number-typing';
import { joinList } from '@/lib/format/text';
import { Card } from '@/components/ui/card';
import { CityField } from '@/components/form/city-field';
import { FieldRow } from '@/components/form/field';
import { MoneyField, NumberField } from '@/components/form/form-fields';
import { Segmented } from '@/components/form/segmented';
import { Notice } from '@/components/ui/states';
import { TrailersField, TruckField } from '@/components/form/vehicle-fields';
import type { SimulationFormApi } from './simulation-model';
import { AxlesField } from './trip-fields';

type Props = { form: SimulationFormApi };
type WithVehicles = Props & { vehicles: readonly Vehicle[] };

/** `overload`: the cargo exceeds the capacity. */
export function EssentialFields({ form, vehicles, overload }: WithVehicles & { overload: string | null }) {
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <FieldRow>
          <PlaceField form={form} name="origin" label="Origem" next="destination" />
          <PlaceField form={form} name="destination" label="Destino" next="weightKg" />
        </FieldRow>
        <OfferFields form={form} overload={overload} />
        <CompositionFields form={form} vehicles={vehicles} />
      </div>
    </Card>
  );
}

type PlaceProps = Props & { name: 'origin' | 'destination'; label: string; next: 'destination' | 'weightKg' };

/** Choosing a city focuses the next field if it is empty. */
function PlaceField({ next, ...props }: PlaceProps) {
  const { form, name } = props;
  const [query, setQuery] = useState('');
  const cities = useCities(query);
  const chosen = useWatch({ control: form.control, name });
  const before = useRef(chosen);
  // The focus is external to React: it moves once the list over the next field is gone.
  useEffect(() => {
    const movesForward = chosen !== null && before.current === null;
    before.current = chosen;
    const place = document.activeElement as HTMLInputElement | null;
    if (movesForward && place?.name === name && form.getValues(next) === null)
      place.form?.querySelector<HTMLElement>(`[name="${next}"]`)?.focus();
  }, [chosen, form, name, next]);
  return <CityField {...props} cities={cities} onQuery={setQuery} optional />;
}

const rateFields = {
  fixed: { label: 'Valor do frete' },
  per_ton: { label: 'Valor por tonelada', unit: '/t' },
  per_km: { label: 'Valor por km', unit: '/km', kind: ratePerKmKind },
} as const;

function OfferFields({ form, overload }: Props & { overload: string | null }) {
  const pricing = useWatch({ control: form.control, name: 'pricing' });
  return (
    <>
      <div className="grid grid-cols-[2fr_3fr] items-start gap-3 md:gap-4">
        <NumberField
          form={form}
          name="weightKg"
          label="Peso"
          unit="t"
          scale={3}
          dot="decimal"
          placeholder="32,5"
          required={pricing === 'per_ton'}
        />
        <MoneyField form={form} name="rateCents" {...rateFields[pricing]} required />
      </div>
      {overload !== null && <Notice tone="warn">{overload}</Notice>}
      <Segmented
        label="Como pagam"
        hideLabel
        value={pricing}
        onChange={(next) => form.setValue('pricing', next, { shouldDirty: true })}
        options={(['fixed', 'per_ton', 'per_km'] as const).map((value) => ({ value, label: pricingLabels[value] }))}
      />
    </>
  );
}

function CompositionFields({ form, vehicles }: WithVehicles) {
  const [truckId, trailerIds] = useWatch({ control: form.control, name: ['truckId', 'trailerIds'] });
  const trucks = choosable(vehicles, 'truck', [Number(truckId)]);
  const trailers = choosable(vehicles, 'trailer', trailerIds);
  const forgetAxles = () => form.setValue('axles', null);
  const trailersField = <TrailersField form={form} name="trailerIds" vehicles={trailers} onChosen={forgetAxles} />;
  const plates = trailers.filter(({ id }) => trailerIds.includes(id)).map(({ plate }) => formatPlate(plate));
  return (
    <div className="flex flex-col gap-2">
      {trucks.length === 0 ? (
        <NoTruck />
      ) : (
        <TruckField
          form={form}
          name="truckId"
          vehicles={trucks}
          none="Outro: informo só os eixos"
          onChosen={forgetAxles}
        />
      )}
      {truckId === '' && <AxlesField form={form} vehicles={vehicles} />}
      {trailers.length === 0 ? (
        trailersField
      ) : (
        // The truck's last trailer is preselected: others are collapsed.
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm text-ink-2 underline underline-offset-4">
            {plates.length === 0 ? 'Sem carreta: escolher' : `Com a carreta ${joinList(plates)}: trocar`}
          </summary>
          {trailersField}
        </details>
      )}
    </div>
  );
}

/** Simulations work without a truck; a conversion needs one. */
function NoTruck() {
  return (
    <div className="text-sm text-ink-2">
      <p>Sem caminhão cadastrado, informe só os eixos. Com ele, a simulação usa o seu histórico e pode virar frete.</p>
      <Link
        to="/vehicles?new=truck"
        className="inline-flex min-h-12 items-center font-medium text-ink underline underline-offset-4"
      >
        Cadastrar caminhão
      </Link>
    </div>
  );
}
