/** Form that converts a simulation to a freight. */
import * as v from 'valibot';
import type { ConvertInput, Simulation } from '@/api/types';
import { advanceAliases, advanceFields, advanceOf } from '@/lib/forms/advance';
import { clientChoice } from '@/lib/forms/client-choice';
import { optionalDate, optionalText, requiredDate } from '@/lib/forms/fields';
import { convertInputLimits as limits } from '@/lib/generated/limits';
import { simulationAliases } from './simulation-model';
import { compositionOf, simulationValues, type UsualChoices } from './simulation-start';

const place = (missing: string) =>
  v.pipe(
    v.nullable(v.object({ code: v.number(), name: v.string(), uf: v.string() })),
    v.check((value) => value !== null, missing),
  );

const fields = v.object({
  truckId: v.pipe(v.string(), v.nonEmpty('Escolha o caminhão.')),
  trailerIds: v.array(v.number()),
  origin: place('Escolha a cidade de origem.'),
  destination: place('Escolha a cidade de destino.'),
  client: clientChoice,
  driverId: v.string(),
  scheduledFor: requiredDate('Informe o dia do frete.'),
  ...advanceFields,
  advanceDueOn: optionalDate(),
  balanceDueOn: optionalDate(),
  notes: optionalText(limits.notes),
});

function toInput(checked: v.InferOutput<typeof fields>) {
  const { truckId, driverId, origin, destination, client, advanceCents, advanceBps, ...rest } = checked;
  return {
    ...rest,
    ...advanceOf({ advanceCents, advanceBps }),
    truckId: Number(truckId),
    driverId: driverId === '' ? null : Number(driverId),
    originCityCode: origin?.code ?? null,
    destinationCityCode: destination?.code ?? null,
    clientId: client?.id ?? null,
  } satisfies ConvertInput;
}

export const convertSchema = v.pipe(fields, v.transform(toInput));

/** Form fields by server field. */
export const convertAliases = { ...simulationAliases, ...advanceAliases };

export type ConvertValues = v.InferInput<typeof convertSchema>;

/** Values of the simulation; the usual composition if it has no truck. */
export function convertValues(simulation: Simulation, usual: UsualChoices): ConvertValues {
  const { truckId, trailerIds, origin, destination, client, driverId, scheduledFor, notes } =
    simulationValues(simulation);
  const composition = truckId === '' ? compositionOf(usual) : { truckId, trailerIds };
  return {
    ...composition,
    origin,
    destination,
    client,
    driverId,
    scheduledFor,
    advanceCents: null,
    advanceBps: null,
    advanceDueOn: '',
    balanceDueOn: '',
    notes,
  };
}
