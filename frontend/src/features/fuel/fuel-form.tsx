import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useSaveAgain } from '@/components/resource/use-save-again';
import type { FuelDefaults, FuelInput, FuelRecord, Vehicle, FuelPreview } from '@/api/types';
import { type EntryInput, type Entry, refusalOfEntry } from '@/offline/outbox/entry';
import { queueMessage } from '@/offline/outbox/queue-messages';
import { savedOf, useOutboxMutation } from '@/offline/outbox/use-outbox-mutation';
import { confirmed } from '@/api/forms/confirm-warnings';
import { useRecordForm, type SaveConditions } from '@/api/forms/use-record-form';
import { useToday } from '@/api/session/current-user';
import { formatPlate } from '@/lib/format/br-documents';
import { formatDate } from '@/lib/format/dates';
import { fuelInputLimits } from '@/lib/generated/limits';
import { formatKmPerLiter, formatKm } from '@/lib/format/quantity';
import { FormColumns } from '@/components/form/field';
import { RecordForm } from '@/components/form/record-form';
import { useQueuedToast } from '@/components/ui/outbox-toast';
import { toast } from '@/components/ui/toast-store';
import { FuelDetails } from './fuel-details';
import { PumpFields } from './fuel-fields';
import {
  asTrailer,
  fuelSchema,
  fuelValues,
  defaultValues,
  previewOf,
  type FuelSaved,
  type FuelValues,
} from './fuel-model';
import type { FuelFormApi } from './fuel-pickers';
import { pumpDetail, missingSentences } from './fuel-labels';
import { useFuelDefaults, useFuelPreview, useSaveFuel } from './fuel-queries';
import type { LatestResponse } from '@/api/use-latest-response';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/states';

/** Errors of incomplete input, not shown while typing. */
const UNFINISHED = ['two_needed', 'required'];

/** Reserves its place from the first figure on, so that nothing jumps. */
function FuelPreviewCard({ latest }: { latest: LatestResponse<FuelPreview> }) {
  const { response, isFetching, error } = latest;
  if (response === null)
    return error !== null ? (
      <p className="text-sm text-ink-3">O servidor não respondeu. O total e a média aparecem depois de salvar.</p>
    ) : null;
  const problems = response.errors.filter(({ code }) => !UNFINISHED.includes(code));
  return (
    <Card aria-live="polite" aria-busy={isFetching}>
      <Average preview={response} />
      {(problems.length > 0 || response.warnings.length > 0) && (
        <div className="mt-4 flex flex-col gap-2">
          {problems.map(({ field, code, message }) => (
            <Notice key={`${field} ${code}`} tone="neg">
              {message}
            </Notice>
          ))}
          {response.warnings.map(({ code, message }) => (
            <Notice key={code} tone="warn">
              {message}
            </Notice>
          ))}
        </div>
      )}
    </Card>
  );
}

function Average({ preview }: { preview: FuelPreview }) {
  const { metersPerLiter, segmentKm, missing } = preview;
  if (metersPerLiter === null) {
    return (
      <div>
        <p className="text-sm text-ink-3">Média</p>
        <p className="max-w-md font-medium">
          {missing === null ? 'Preencha os litros e o hodômetro para ver a média.' : missingSentences[missing]}
        </p>
      </div>
    );
  }
  return (
    <div>
      <p className="text-sm text-ink-3">Média</p>
      <p className="text-figure font-extrabold tracking-tight">{formatKmPerLiter(metersPerLiter)}</p>
      {segmentKm !== null && <p className="text-sm text-ink-2">em {formatKm(segmentKm)} desde o último tanque cheio</p>}
    </div>
  );
}

export type FuelFormProps = {
  userId: number;
  record: FuelRecord | null;
  defaults: FuelValues;
  /** Name of a new record's draft; null keeps none. */
  draft: string | null;
  vehicles: readonly Vehicle[];
  /** Queued entry that the form edits. */
  entry?: Entry | null;
  cancelTo?: string;
  onAgain?: (saved: FuelSaved) => void;
  onSaved: () => void;
};

/** Defaults from the vehicle's history; choosing another vehicle fills untouched fields. */
function useVehicleDefaults(form: FuelFormApi, userId: number, isNew: boolean): FuelDefaults | null {
  const vehicleId = useWatch({ control: form.control, name: 'vehicleId' });
  const vehicleDefaults = useFuelDefaults(vehicleId === '' ? null : Number(vehicleId), userId).data ?? null;
  const defaultsOf = useRef(vehicleId);
  // Form state is external to React. An initial vehicle's defaults are in the form already, or in its draft. After a
  // reset the next vehicle applies its own.
  useEffect(() => {
    if (vehicleId === '') defaultsOf.current = '';
    if (!isNew || vehicleDefaults === null || defaultsOf.current === String(vehicleDefaults.vehicleId)) return;
    defaultsOf.current = String(vehicleDefaults.vehicleId);
    for (const [name, value] of Object.entries(defaultValues(vehicleDefaults, form.getValues('filledOn')))) {
      const field = name as keyof ReturnType<typeof defaultValues>;
      // A typed total without a price determines the price.
      const isGiven = field === 'pricePerLiterMillis' && form.getValues('totalCents') !== null;
      if (!isGiven && !form.getFieldState(field).isTouched) form.setValue(field, value);
    }
  }, [form, isNew, vehicleDefaults, vehicleId]);
  usePriceOfFuel(form, isNew ? vehicleDefaults : null);
  return vehicleDefaults;
}

/** The default price belongs to one fuel: choosing another fuel replaces it. */
function usePriceOfFuel(form: FuelFormApi, vehicleDefaults: FuelDefaults | null): void {
  const fuel = useWatch({ control: form.control, name: 'fuel' });
  const before = useRef(fuel);
  // Form state is external to React.
  useEffect(() => {
    if (vehicleDefaults === null || before.current === fuel) return;
    before.current = fuel;
    const [price, total] = form.getValues(['pricePerLiterMillis', 'totalCents']);
    const defaultPrice = vehicleDefaults.pricePerLiterMillis;
    if (fuel !== vehicleDefaults.fuel && price === defaultPrice) form.setValue('pricePerLiterMillis', null);
    else if (fuel === vehicleDefaults.fuel && price === null && total === null)
      form.setValue('pricePerLiterMillis', defaultPrice);
  }, [form, fuel, vehicleDefaults]);
}

function isTrailer(vehicles: readonly Vehicle[], id: number): boolean {
  return vehicles.some((vehicle) => vehicle.id === id && vehicle.type === 'trailer');
}

type NewFuelEntry = { body: FuelInput; typed: FuelValues; vehicle: Vehicle | undefined };

/** Outbox entry of a fill-up: summary and form values. */
function entryOf({ body, typed, vehicle }: NewFuelEntry): EntryInput {
  const plate = vehicle && formatPlate(vehicle.plate);
  const detail = [plate, formatDate(body.filledOn), pumpDetail(body)].filter(Boolean).join(' · ');
  return { kind: 'fuel', url: '/api/fuel', body, title: 'Abastecimento', detail, form: typed };
}

/** Creates a fill-up through the outbox, or updates a stored one. */
function useSave({ record, entry = null, vehicles }: FuelFormProps) {
  const update = useSaveFuel(record?.id ?? null);
  const create = useOutboxMutation<NewFuelEntry, FuelRecord>(entryOf, { replaces: entry?.id });
  return async (filled: FuelInput, { ifMatch, confirm }: SaveConditions, typed: FuelValues) => {
    const fitting = isTrailer(vehicles, filled.vehicleId) ? asTrailer(filled) : filled;
    const body = confirmed(fitting, confirm);
    if (record !== null) return update.mutateAsync({ body, ifMatch });
    const vehicle = vehicles.find(({ id }) => id === body.vehicleId);
    return savedOf(await create.mutateAsync({ body, typed, vehicle }));
  };
}

function useFuelForm(props: FuelFormProps) {
  const { userId, record, defaults, draft, onAgain, onSaved } = props;
  const save = useSave(props);
  const showQueuedToast = useQueuedToast();
  const again = useSaveAgain<FuelSaved>(onAgain && 'Salvar e lançar outro', onAgain, onSaved);
  const recordForm = useRecordForm<FuelValues, FuelInput, FuelRecord>({
    userId,
    name: record === null ? draft : `fuel:${record.id}`,
    defaults,
    version: record?.version ?? null,
    schema: fuelSchema,
    aliases: { cityCode: 'city' },
    refused: refusalOfEntry(props.entry),
    toValues: fuelValues,
    save,
    onSaved: (saved) => {
      const average = saved.metersPerLiter === null ? {} : { description: formatKmPerLiter(saved.metersPerLiter) };
      toast({ title: record === null ? 'Abastecimento salvo' : 'Alterações salvas', ...average });
      again.goOn(saved);
    },
    onQueued: (body) => {
      showQueuedToast(queueMessage());
      again.goOn(body);
    },
  });
  return { ...recordForm, ...again.submitProps };
}

export function FuelForm(props: FuelFormProps) {
  const recordForm = useFuelForm(props);
  const { form } = recordForm;
  const { record, userId, vehicles } = props;
  const isNew = record === null;
  const today = useToday();
  const vehicleDefaults = useVehicleDefaults(form, userId, isNew);
  const values = useWatch({ control: form.control }) as FuelValues;
  const trailer = isTrailer(vehicles, Number(values.vehicleId));
  const previewInput = previewOf(values);
  const latest = useFuelPreview(previewInput && trailer ? asTrailer(previewInput) : previewInput, record?.id ?? null);
  return (
    <RecordForm
      {...recordForm}
      limits={fuelInputLimits}
      submitLabel={isNew ? 'Salvar abastecimento' : 'Salvar alterações'}
      focusFirstField={isNew}
      stickySubmit={props.cancelTo === undefined ? 'sheet' : 'page'}
      {...(props.cancelTo === undefined ? {} : { cancelTo: props.cancelTo })}
    >
      <FormColumns
        aside={
          <>
            <FuelDetails form={form} userId={userId} today={today} trailer={trailer} />
            <FuelPreviewCard latest={latest} />
          </>
        }
      >
        <PumpFields
          form={form}
          userId={userId}
          vehicles={vehicles}
          trailer={trailer}
          vehicleDefaults={isNew ? vehicleDefaults : null}
          preview={latest.response}
        />
      </FormColumns>
    </RecordForm>
  );
}
