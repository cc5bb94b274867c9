/** Fields of the conversion sheet. */
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useCities, useDriverOptions } from '@/api/record-options';
import type { ConvertInput, Simulation, Vehicle } from '@/api/types';
import { choosable } from '@/lib/forms/composition';
import { AdvanceFields } from '@/components/form/advance-fields';
import { LinkButton } from '@/components/ui/button';
import { CityField } from '@/components/form/city-field';
import { Fold } from '@/components/ui/fold';
import { DateField, SelectField, TextAreaField } from '@/components/form/form-fields';
import { Notice } from '@/components/ui/states';
import { TrailersField, TruckField } from '@/components/form/vehicle-fields';
import type { ConvertValues } from './convert-model';
import { PayerField } from './payer-field';

type ConvertFormApi = UseFormReturn<ConvertValues, unknown, ConvertInput>;
type Props = { form: ConvertFormApi; simulation: Simulation; vehicles: readonly Vehicle[]; userId: number };

/** Missing values, money, and values of the simulation. */
export function ConvertFields(props: Props) {
  const { form, simulation } = props;
  const hasTruck = simulation.truckId !== null;
  const hasCities = simulation.originCity !== null && simulation.destinationCity !== null;
  return (
    <>
      {!hasTruck && <Composition {...props} />}
      {!hasCities && <Cities form={form} />}
      {simulation.clientId === null && <PayerField form={form} name="client" userId={props.userId} />}
      <DateField form={form} name="scheduledFor" label="Dia do carregamento" required />
      <AdvanceFields form={form} names={{ cents: 'advanceCents', share: 'advanceBps', dueOn: 'advanceDueOn' }} />
      <DateField
        form={form}
        name="balanceDueOn"
        label="Saldo até"
        optional
        hint="Se deixar em branco, vence 30 dias depois do carregamento."
      />
      <Fold title="O resto do frete" summary="Vem da simulação; mude se for diferente">
        {hasTruck && <Composition {...props} />}
        {hasCities && <Cities form={form} />}
        {simulation.clientId !== null && <PayerField form={form} name="client" userId={props.userId} />}
        <DriverField {...props} />
        <TextAreaField form={form} name="notes" label="Observações" optional />
      </Fold>
    </>
  );
}

function Composition({ form, vehicles }: Props) {
  const [truckId, trailerIds] = useWatch({ control: form.control, name: ['truckId', 'trailerIds'] });
  const trucks = choosable(vehicles, 'truck', [Number(truckId)]);
  const trailers = choosable(vehicles, 'trailer', trailerIds);
  if (trucks.length === 0) {
    return (
      <Notice tone="warn" action={<LinkButton to="/vehicles?new=truck">Cadastrar caminhão</LinkButton>}>
        O frete precisa de um caminhão. Cadastre um: a simulação continua aqui.
      </Notice>
    );
  }
  return (
    <>
      <TruckField form={form} name="truckId" vehicles={trucks} none="Escolha" required onChosen={nothing} />
      <TrailersField form={form} name="trailerIds" vehicles={trailers} onChosen={nothing} />
    </>
  );
}

const nothing = () => undefined;

function Cities({ form }: { form: ConvertFormApi }) {
  return (
    <>
      <PlaceField form={form} name="origin" label="Origem" />
      <PlaceField form={form} name="destination" label="Destino" />
    </>
  );
}

function PlaceField(props: { form: ConvertFormApi; name: 'origin' | 'destination'; label: string }) {
  const [query, setQuery] = useState('');
  const cities = useCities(query);
  return <CityField {...props} cities={cities} onQuery={setQuery} required />;
}

/** A record of the simulation can be replaced, not removed: an absent id means unchanged. */
function DriverField({ form, simulation, userId }: Props) {
  const drivers = useDriverOptions(userId).data?.items ?? [];
  const choices = drivers
    .filter(({ id, active }) => active || id === simulation.driverId)
    .map(({ id, name }) => [String(id), name] as const);
  const none = simulation.driverId === null ? { none: 'Eu mesmo' } : {};
  return <SelectField form={form} name="driverId" label="Motorista" options={choices} {...none} />;
}
