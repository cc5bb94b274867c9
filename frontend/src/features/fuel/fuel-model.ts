/** Values, defaults and body of the fill-up form. */
import * as v from 'valibot';
import type { FuelDefaults, FuelInput, FuelPreviewInput, FuelRecord } from '@/api/types';
import { fuelLabels } from '@/lib/generated/enum-labels';
import { addDays, isDate } from '@/lib/format/dates';
import { optionalDate, optionalId, optionalNumber, optionalText, requiredDate } from '@/lib/forms/fields';
import { fuelInputLimits as limits } from '@/lib/generated/limits';
import { codesOf } from '@/lib/format/text';
import { idParam } from '@/lib/navigation/url-filters';
import { purposeLabels } from './fuel-labels';

/** Figures of the pump. */
export const FIGURES = ['volumeMl', 'pricePerLiterMillis', 'totalCents'] as const;

export type Figure = (typeof FIGURES)[number];

type Figures = Record<Figure, number | null>;

/** City by its code; the name may be unknown yet. */
const cityChoice = v.nullable(v.object({ code: v.number(), name: v.nullable(v.string()), uf: v.nullable(v.string()) }));

function filled(figures: Figures): number {
  return FIGURES.filter((name) => figures[name] !== null).length;
}

const TWO_NEEDED = 'Informe dois dos três: litros, preço por litro e total.';

export const fuelSchema = v.pipe(
  v.object({
    vehicleId: v.pipe(v.string(), v.nonEmpty('Escolha o veículo.'), v.transform(Number)),
    volumeMl: optionalNumber(limits.volumeMl, 'Confira os litros: o máximo é {max}\u00a0L.', 3),
    pricePerLiterMillis: optionalNumber(limits.pricePerLiterMillis, 'Confira o preço por litro.'),
    totalCents: optionalNumber(limits.totalCents, 'O total precisa ser maior que zero.'),
    odometerKm: optionalNumber(limits.odometerKm, 'Hodômetro acima do possível.'),
    fullTank: v.boolean(),
    station: optionalText(limits.station),
    city: cityChoice,
    filledOn: requiredDate(),
    fuel: v.picklist(codesOf(fuelLabels)),
    purpose: v.picklist(codesOf(purposeLabels)),
    freightId: optionalId(),
    missedPrevious: v.boolean(),
    paid: v.boolean(),
    dueOn: optionalDate(),
    paidOn: optionalDate(),
    driverId: optionalId(),
    paidByDriver: v.boolean(),
    notes: optionalText(limits.notes),
  }),
  v.forward(
    v.check((values) => filled(values) >= 2 || values.volumeMl !== null, TWO_NEEDED),
    ['volumeMl'],
  ),
  v.forward(
    v.check((values) => filled(values) >= 2 || values.volumeMl === null, TWO_NEEDED),
    ['totalCents'],
  ),
  v.forward(
    v.check(({ paidByDriver, driverId }) => !paidByDriver || driverId !== null, 'Escolha o motorista que pagou.'),
    ['driverId'],
  ),
  v.transform(({ city, paid, dueOn, paidOn, ...rest }): FuelInput => ({
    ...rest,
    cityCode: city?.code ?? null,
    // A driver's payment is settled on the spot; an empty due day defaults to the fill-up's day.
    dueOn: rest.paidByDriver ? rest.filledOn : (dueOn ?? rest.filledOn),
    paidOn: rest.paidByDriver ? rest.filledOn : paid ? (paidOn ?? rest.filledOn) : null,
  })),
);

export type FuelValues = v.InferInput<typeof fuelSchema>;

export type FuelStart = { vehicleId: number | null; freightId: number | null; filledOn: string };

/** Values of an expense that turned out to be a fill-up. */
export type Prefill = {
  totalCents: number | null;
  driverId: number | null;
  paidByDriver: boolean;
  /** Payment day if paid, else due day; empty without one in the link. */
  day: string;
  paid: '' | 'yes' | 'no';
  notes: string;
};

export function prefillOf(params: URLSearchParams): Prefill {
  const [day, paid] = [params.get('day') ?? '', params.get('paid')];
  return {
    totalCents: idParam(params.get('totalCents')),
    driverId: idParam(params.get('driverId')),
    paidByDriver: params.get('paidByDriver') === 'yes',
    day: isDate(day) ? day : '',
    paid: paid === 'yes' || paid === 'no' ? paid : '',
    notes: params.get('notes') ?? '',
  };
}

/** Defaults from a vehicle's history for a fill-up on a day. */
export function defaultValues(defaults: FuelDefaults | null, filledOn: string) {
  const dueAfter = defaults?.dueAfterDays ?? null;
  return {
    pricePerLiterMillis: defaults?.pricePerLiterMillis ?? null,
    paid: dueAfter === null,
    dueOn: dueAfter === null ? '' : addDays(filledOn, dueAfter),
    station: defaults?.station ?? '',
    city: defaults?.cityCode ? { code: defaults.cityCode, name: null, uf: null } : null,
    fuel: defaults?.fuel ?? 'diesel_s10',
    freightId: String(defaults?.freightId ?? ''),
    driverId: String(defaults?.driverId ?? ''),
  } satisfies Partial<FuelValues>;
}

/** Values of a saved or queued fill-up for the next form. */
export type FuelSaved = Pick<
  FuelInput,
  'vehicleId' | 'freightId' | 'filledOn' | 'fuel' | 'pricePerLiterMillis' | 'station' | 'cityCode'
>;

/** Defaults after a saved fill-up: its own price, until the next fill-ups include it. */
export function defaultsAfter(last: FuelSaved | null, defaults: FuelDefaults | null): FuelDefaults | null {
  if (last === null || defaults === null || last.fuel !== defaults.fuel) return defaults;
  const { pricePerLiterMillis, station, cityCode } = last;
  return { ...defaults, pricePerLiterMillis: pricePerLiterMillis ?? defaults.pricePerLiterMillis, station, cityCode };
}

/** A carried total excludes the last price, which would make the litres a guess. */
function prefillValues({ totalCents, driverId, paidByDriver, day, paid, notes }: Prefill): Partial<FuelValues> {
  return {
    ...(totalCents === null ? {} : { totalCents, pricePerLiterMillis: null }),
    ...(driverId === null ? {} : { driverId: String(driverId), paidByDriver }),
    ...(paid === 'yes' ? { paid: true, dueOn: '' } : {}),
    ...(paid === 'yes' && day !== '' ? { filledOn: day } : {}),
    ...(paid === 'no' ? { paid: false, dueOn: day } : {}),
    notes,
  };
}

/** Defaults of a new fill-up: full tank, today, and the last fuel, station, price and terms. */
export function newFuel(start: FuelStart, defaults: FuelDefaults | null, prefill: Prefill | null = null): FuelValues {
  const offered = defaultValues(defaults, start.filledOn);
  return {
    vehicleId: String(start.vehicleId ?? ''),
    volumeMl: null,
    totalCents: null,
    odometerKm: null,
    fullTank: true,
    filledOn: start.filledOn,
    purpose: 'engine',
    missedPrevious: false,
    paidOn: '',
    paidByDriver: false,
    notes: '',
    ...offered,
    freightId: start.freightId === null ? offered.freightId : String(start.freightId),
    ...(prefill === null ? {} : prefillValues(prefill)),
  };
}

/** Empty days follow the fill-up's day. */
export function fuelValues(record: FuelRecord): FuelValues {
  const unless = (day: string | null) => (day === null || day === record.filledOn ? '' : day);
  return {
    vehicleId: String(record.vehicleId),
    volumeMl: record.volumeMl,
    pricePerLiterMillis: record.pricePerLiterMillis,
    totalCents: record.totalCents,
    odometerKm: record.odometerKm,
    fullTank: record.fullTank,
    station: record.station ?? '',
    city: record.city ?? (record.cityCode === null ? null : { code: record.cityCode, name: null, uf: null }),
    filledOn: record.filledOn,
    fuel: record.fuel,
    purpose: record.purpose,
    freightId: String(record.freightId ?? ''),
    missedPrevious: record.missedPrevious,
    paid: record.paidOn !== null,
    dueOn: unless(record.dueOn),
    paidOn: unless(record.paidOn),
    driverId: String(record.driverId ?? ''),
    paidByDriver: record.paidByDriver,
    notes: record.notes ?? '',
  };
}

/**
 * Figure to recompute when one of three changes: an untyped one of the other two. Null if both are typed: then all
 * three must agree.
 */
export function figureToRecompute(changed: Figure, figures: Figures, typed: readonly Figure[]): Figure | null {
  if (filled(figures) < 3) return null;
  const order: Record<Figure, Figure[]> = {
    volumeMl: ['pricePerLiterMillis', 'totalCents'],
    pricePerLiterMillis: ['totalCents', 'volumeMl'],
    totalCents: ['pricePerLiterMillis', 'volumeMl'],
  };
  return order[changed].find((name) => !typed.includes(name)) ?? null;
}

/** A trailer has neither engine nor odometer: its fuel cools the load. */
export function asTrailer<T extends FuelPreviewInput>(body: T): T {
  return { ...body, purpose: 'refrigeration', odometerKm: null };
}

/** Preview request; null as long as there is nothing to preview. */
export function previewOf(values: FuelValues): FuelPreviewInput | null {
  const { vehicleId, filledOn, fuel, purpose, fullTank, missedPrevious, odometerKm } = values;
  const nothing = values.volumeMl === null && values.totalCents === null && odometerKm === null;
  if (vehicleId === '' || !isDate(filledOn) || nothing) return null;
  return {
    vehicleId: Number(vehicleId),
    filledOn,
    fuel,
    purpose,
    fullTank,
    missedPrevious,
    odometerKm,
    volumeMl: values.volumeMl,
    pricePerLiterMillis: values.pricePerLiterMillis,
    totalCents: values.totalCents,
    freightId: values.freightId === '' ? null : Number(values.freightId),
    station: values.station.trim() === '' ? null : values.station.trim(),
    cityCode: values.city?.code ?? null,
  };
}
