/** Who, from where, to where, how far and when. */
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Distance } from '@/api/types';
import { formatBps, formatKm } from '@/lib/quantity';
import { Button } from '@/ui/button';
import { FieldRow } from '@/ui/field';
import { DateField, NumberField } from '@/ui/form-fields';
import { CityField } from './city-field';
import { ClientField } from './client-field';
import type { FreightFormApi } from './freight-fields';
import { useDistance } from './freight-queries';

/** The fields of the first card. */
export function RouteFields(props: { form: FreightFormApi; userId: number; onNewClient: (name: string) => void }) {
  const { form } = props;
  return (
    <div className="flex flex-col gap-4">
      <FieldRow>
        <CityField form={form} name="origin" label="Origem" />
        <CityField form={form} name="destination" label="Destino" />
      </FieldRow>
      <FieldRow>
        <DistanceField form={form} />
        <NumberField
          form={form}
          name="emptyKm"
          label="Km vazio"
          unit="km"
          optional
          hint="Até carregar, ou na volta sem carga."
        />
      </FieldRow>
      <FieldRow>
        <DateField form={form} name="scheduledFor" label="Dia do carregamento" required />
        <ClientField form={form} userId={props.userId} onNewClient={props.onNewClient} />
      </FieldRow>
    </div>
  );
}

function DistanceField({ form }: { form: FreightFormApi }) {
  const [origin, destination] = useWatch({ control: form.control, name: ['origin', 'destination'] });
  const typed = useWatch({ control: form.control, name: 'distanceKm' });
  const offer = useDistance(origin, destination);
  const km = offer.data?.distanceKm ?? null;
  useOffered(form, offer.data?.distanceKm);
  return (
    <div className="flex flex-col items-start gap-2">
      <NumberField
        form={form}
        name="distanceKm"
        label="Distância carregado"
        unit="km"
        required
        className="w-full"
        hint={<DistanceHint offer={offer.data} waiting={offer.isFetching} typed={typed} />}
      />
      {km !== null && typed !== null && typed !== km && (
        <Button size="sm" onClick={() => form.setValue('distanceKm', km, { shouldDirty: true, shouldValidate: true })}>
          Usar {formatKm(km)}
        </Button>
      )}
    </div>
  );
}

/**
 * Fills in what the server offers, and takes it back where it has nothing to offer, unless the person typed a distance of
 * their own. Undefined is not answered yet.
 */
function useOffered(form: FreightFormApi, km: number | null | undefined): void {
  const last = useRef<number | null>(null);
  // The offer comes from the server after the cities are chosen; it is brought into the form when it arrives.
  useEffect(() => {
    if (km === undefined) return;
    const typed = form.getValues('distanceKm');
    if (km === null && typed !== null && typed === last.current) {
      form.setValue('distanceKm', null, { shouldDirty: true });
    } else if (km !== null && (typed === null || typed === last.current)) {
      form.setValue('distanceKm', km, { shouldDirty: true, shouldValidate: typed !== null });
      form.clearErrors('distanceKm');
    }
    last.current = km;
  }, [form, km]);
}

function DistanceHint({
  offer,
  waiting,
  typed,
}: {
  offer: Distance | undefined;
  waiting: boolean;
  typed: number | null;
}) {
  if (waiting) return 'Calculando a distância…';
  if (!offer) return 'Escolha as duas cidades e sugerimos a distância.';
  if (offer.distanceKm === null) return offer.reason ?? 'Sem estimativa para este trecho: informe os km.';
  const about = `aprox., ±${formatBps(offer.toleranceBps)}`;
  return typed === offer.distanceKm
    ? `${about}. Corrija se souber os km certos.`
    : `Nossa estimativa: ${formatKm(offer.distanceKm)} (${about}).`;
}
