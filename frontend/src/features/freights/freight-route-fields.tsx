/** Client, route, distance and day. */
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCities, useDistance } from '@/api/choices';
import { useClients } from '@/api/clients';
import { CityField } from '@/components/form/city-field';
import { ClientField } from '@/components/form/client-field';
import { DistanceField } from '@/components/form/distance-field';
import { FieldRow } from '@/components/form/field';
import { DateField, NumberField } from '@/components/form/form-fields';
import type { FreightFormApi } from './freight-model';

export function RouteFields(props: { form: FreightFormApi; userId: number; onNewClient: (name: string) => void }) {
  const { form } = props;
  return (
    <div className="flex flex-col gap-4">
      <FieldRow>
        <PlaceField form={form} name="origin" label="Origem" />
        <PlaceField form={form} name="destination" label="Destino" />
      </FieldRow>
      <FieldRow>
        <LoadedField form={form} />
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
        <PayerField form={form} userId={props.userId} onNewClient={props.onNewClient} />
      </FieldRow>
    </div>
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

function PayerField(props: { form: FreightFormApi; userId: number; onNewClient: (name: string) => void }) {
  const [query, setQuery] = useState<string | null>(null);
  const clients = useClients(query, props.userId);
  return (
    <ClientField form={props.form} name="client" clients={clients} onQuery={setQuery} onNewClient={props.onNewClient} />
  );
}
