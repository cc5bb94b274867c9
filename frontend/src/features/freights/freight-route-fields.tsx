/** Client, route, distance and day. */
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCities, useDistance } from '@/api/record-options';
import { useClients } from '@/api/clients';
import { CityField } from '@/components/form/city-field';
import { ClientField } from '@/components/form/client-field';
import { DistanceField } from '@/components/form/distance-field';
import { FieldRow } from '@/components/form/field';
import { DateField } from '@/components/form/form-fields';
import type { FreightFormApi } from './freight-model';

/** Two short fields beside each other, also on the phone; one below the other where the text is large. */
export const PAIR = 'grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-x-3 gap-y-4';

export function RouteFields({ form }: { form: FreightFormApi }) {
  return (
    <>
      <FieldRow>
        <PlaceField form={form} name="origin" label="Origem" />
        <PlaceField form={form} name="destination" label="Destino" />
      </FieldRow>
      <div className={PAIR}>
        <LoadedField form={form} />
        <DateField form={form} name="scheduledFor" label="Dia do carregamento" required />
      </div>
    </>
  );
}

function PlaceField(props: { form: FreightFormApi; name: 'origin' | 'destination'; label: string }) {
  const [query, setQuery] = useState('');
  const cities = useCities(query);
  return <CityField {...props} cities={cities} onQuery={setQuery} required />;
}

function LoadedField({ form }: { form: FreightFormApi }) {
  const [origin, destination] = useWatch({ control: form.control, name: ['origin', 'destination'] });
  const offer = useDistance(origin, destination);
  return (
    <DistanceField form={form} name="distanceKm" label="Km carregado" offer={offer.data} waiting={offer.isFetching} />
  );
}

export function PayerField(props: { form: FreightFormApi; userId: number; onNewClient: (name: string) => void }) {
  const [query, setQuery] = useState<string | null>(null);
  const clients = useClients(query, props.userId);
  return (
    <ClientField form={props.form} name="client" clients={clients} onQuery={setQuery} onNewClient={props.onNewClient} />
  );
}
