/** Simulator: form and live result. */
import { useRef, useEffect, type RefObject, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useClientId } from '@/api/clients';
import { confirmed } from '@/api/forms/confirm-warnings';
import { useSaveAgain } from '@/components/resource/use-save-again';
import { useRecordForm } from '@/api/forms/use-record-form';
import type { Simulation, SimulationDefaults, SimulationInput, Vehicle, SimulationAnswer } from '@/api/types';
import { simulationInputLimits } from '@/lib/generated/limits';
import { RecordForm } from '@/components/form/record-form';
import { toast } from '@/components/ui/toast-store';
import { CostFields } from './cost-fields';
import { EssentialFields } from './essential-fields';
import { AnswerColumn, type Live } from './live-answer';
import { AnswerStrip } from './answer-strip';
import {
  simulationAliases,
  simulationSchema,
  type SimulationValues,
  offeredValues,
  missingLabels,
  questionOf,
  type SimulationFormApi,
} from './simulation-model';
import { useSaveSimulation, useLatestOffers, useLiveAnswer } from './simulation-queries';
import { TripFields } from './trip-fields';
import { simulationValues, subjectOf } from './simulation-start';
import { FieldRow } from '@/components/form/field';
import { Fold } from '@/components/ui/fold';
import { DateField, TextAreaField, TextField } from '@/components/form/form-fields';
import { PayerField } from './payer-field';
import { ApiError } from '@/api/client';

const aliases: Record<string, string> = simulationAliases;

/** Errors of filled fields; an empty field is not wrong yet, unless others require it. */
function complaintsOf(error: Error | null, values: SimulationValues): string[] {
  if (!(error instanceof ApiError)) return error === null ? [] : ['Sem conexão: a conta volta quando houver sinal.'];
  if (error.fields.length === 0) return ['A conta não pôde ser feita agora. Mude um valor para tentar de novo.'];
  return error.fields
    .filter(({ field, code }) => code === 'whole_composition' || isFilled(values, field))
    .map(({ message }) => message);
}

function isFilled(values: SimulationValues, field: string): boolean {
  const value = (values as Record<string, unknown>)[aliases[field] ?? field];
  return value !== undefined && value !== null && value !== '';
}

/** Live result, debounced; the last one stays while a value is edited. */
function useLive(values: SimulationValues): Live {
  const latest = useLiveAnswer(questionOf(values));
  const [stored, setStored] = useState<SimulationAnswer | null>(null);
  if (latest.response !== null && latest.response !== stored) setStored(latest.response);
  const missing = missingLabels(values);
  return {
    answer: latest.response ?? stored,
    missing,
    complaints: missing.length > 0 ? [] : complaintsOf(latest.error, values),
    isAsking: latest.isFetching,
  };
}

type Offered = ReturnType<typeof offeredValues>;

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

/**
 * Defaults for the current values. `opened` were applied to a new form, but not to a stored simulation; a draft may
 * differ from the start.
 */
function useOffers(
  form: SimulationFormApi,
  values: SimulationValues,
  opened: { offers: SimulationDefaults | null; defaults: SimulationValues; isNew: boolean },
  userId: number,
): SimulationDefaults | null {
  const subject = subjectOf(values);
  const same = JSON.stringify(subject) === JSON.stringify(subjectOf(opened.defaults)) && opened.offers !== null;
  const latest = useLatestOffers(same ? null : subject, userId);
  const offers = latest.response ?? opened.offers;
  const trailers = useRef<readonly number[]>(opened.defaults.trailerIds);
  const last = useRef<Offered | null>(opened.offers === null ? null : offeredValues(opened.offers));
  // Form state is external to React. Untouched defaults follow new defaults.
  useEffect(() => {
    if (offers === null) return;
    const next = offeredValues(offers);
    const before = last.current;
    last.current = next;
    if (before === null && !opened.isNew) return;
    followTruck(form, offers, trailers);
    for (const name of Object.keys(next) as (keyof Offered)[]) {
      const old = before === null ? null : before[name];
      if (next[name] !== old && form.getValues(name) === old) form.setValue(name, next[name], { shouldDirty: true });
    }
  }, [form, offers, opened.isNew]);
  return offers;
}

/** Applies the truck's last trailers if those of the previous truck are untouched. */
function followTruck(form: SimulationFormApi, { usual }: SimulationDefaults, last: RefObject<readonly number[]>): void {
  const [truckId, chosen] = form.getValues(['truckId', 'trailerIds']);
  if (truckId !== String(usual.truckId ?? '')) return;
  const before = last.current;
  last.current = usual.trailerIds;
  if (isSame(chosen, before) && !isSame(chosen, usual.trailerIds))
    form.setValue('trailerIds', [...usual.trailerIds], { shouldDirty: true });
}

function AboutFields({ form, userId }: { form: SimulationFormApi; userId: number }) {
  return (
    <Fold title="Cliente, dia e nome" summary="Para achar depois e transformar em frete">
      <FieldRow>
        <PayerField form={form} name="client" userId={userId} />
        <DateField form={form} name="scheduledFor" label="Dia do carregamento" required />
      </FieldRow>
      <TextField form={form} name="name" label="Nome da simulação" optional placeholder="Soja para Santos" />
      <TextAreaField form={form} name="notes" label="Observações" optional />
    </Fold>
  );
}

/** `offers` are the initial defaults, null without any (yet). */
export type SimulationFormProps = {
  userId: number;
  stored: Simulation | null;
  /** Names what is left half done. */
  draft: string;
  defaults: SimulationValues;
  offers: SimulationDefaults | null;
  vehicles: readonly Vehicle[];
  cancelTo: string;
  isConsecutive?: boolean;
  onAgain?: (simulation: Simulation) => void;
  /** `convert`: continue with the conversion. */
  onSaved: (simulation: Simulation, convert: boolean) => void;
};

function useSimulationForm({ userId, stored, draft, defaults, onAgain, onSaved }: SimulationFormProps) {
  const save = useSaveSimulation(stored?.id ?? null);
  const clientIdOf = useClientId(userId);
  const pressed = useRef(false);
  const converts = useRef(false);
  const again = useSaveAgain(onAgain && 'Salvar e simular outra', onAgain, (saved) => onSaved(saved, converts.current));
  const record = useRecordForm<SimulationValues, SimulationInput, Simulation>({
    userId,
    name: draft,
    defaults,
    version: stored?.version ?? null,
    schema: simulationSchema,
    aliases: simulationAliases,
    toValues: simulationValues,
    save: async (filled, { ifMatch, confirm }, { client }) => {
      const clientId = await clientIdOf(client);
      return save.mutateAsync({ body: confirmed({ ...filled, clientId }, confirm), ifMatch });
    },
    onSaved: (saved) => {
      toast({ title: stored === null ? `Simulação nº ${saved.number} salva` : 'Alterações salvas' });
      again.goOn(saved);
    },
  });
  const recordForm = {
    ...record,
    ...again.submitProps,
    onSubmitBy: (followed: boolean) => {
      converts.current = pressed.current;
      again.submitProps.onSubmitBy(followed);
    },
  };
  /** Submits from buttons outside the form. */
  function press(convert: boolean) {
    pressed.current = convert;
    record.formRef.current?.requestSubmit();
    pressed.current = false;
  }
  return { frame: recordForm, press };
}

export function SimulationForm(props: SimulationFormProps) {
  const { stored, userId, vehicles } = props;
  const isNew = stored === null;
  const { frame: recordForm, press } = useSimulationForm(props);
  const { form } = recordForm;
  const values = useWatch({ control: form.control }) as SimulationValues;
  const offers = useOffers(form, values, { offers: props.offers, defaults: props.defaults, isNew }, userId);
  const live = useLive(values);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] 2xl:grid-cols-2">
      {/* Scroll padding: the strip must not cover the focused field. */}
      <div className="min-w-0 max-lg:[&_:is(a,button,input,select,summary,textarea)]:scroll-mb-44">
        <RecordForm
          {...recordForm}
          limits={simulationInputLimits}
          submitLabel={isNew ? 'Salvar simulação' : 'Salvar alterações'}
          focusFirstField={props.isConsecutive === true}
          cancelTo={props.cancelTo}
        >
          <EssentialFields form={form} vehicles={vehicles} overload={live.answer?.overload?.words ?? null} />
          <TripFields form={form} offers={offers} vehicles={vehicles} />
          <CostFields form={form} offers={offers} userId={userId} />
          <AboutFields form={form} userId={userId} />
        </RecordForm>
        <AnswerStrip live={live} pricing={values.pricing} isSaving={recordForm.isSaving} onSave={press} />
      </div>
      <AnswerColumn live={live} pricing={values.pricing} />
    </div>
  );
}
