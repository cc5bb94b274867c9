import { useNavigate } from 'react-router-dom';
import { restoredUrl } from '@/lib/navigation/list-restoration';
import { useConsecutiveForms, useSaveAgain } from '@/components/resource/use-save-again';
import { RecordPage } from '@/components/resource/record-page';
import { useDriverOptions, useFreightOptions } from '@/api/record-options';
import type { Advance, Driver, Freight } from '@/api/types';
import { type Entry, refusalOfEntry } from '@/offline/outbox/entry';
import { queueMessage } from '@/offline/outbox/queue-messages';
import { savedOf, useOutboxMutation } from '@/offline/outbox/use-outbox-mutation';
import { confirmed } from '@/api/forms/confirm-warnings';
import { useRecordForm, type SaveConditions } from '@/api/forms/use-record-form';
import { useToday } from '@/api/session/current-user';
import { newDraftName } from '@/lib/forms/draft';
import { advanceInputLimits } from '@/lib/generated/limits';
import { RecordForm } from '@/components/form/record-form';
import { useQueuedToast } from '@/components/ui/outbox-toast';
import { toast } from '@/components/ui/toast-store';
import {
  advanceEntry,
  advanceSchema,
  advanceValues,
  newAdvance,
  type AdvanceBody,
  type AdvanceValues,
  type NewAdvanceEntry,
} from './advance-model';
import { NoDriver } from '@/features/payments/drivers/no-driver';
import { useChangeAdvance } from '@/features/payments/payment-queries';
import { driverHref } from '@/features/payments/payment-labels';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { methodLabels } from '@/lib/forms/payment';
import { Card } from '@/components/ui/card';
import { FieldRow, FormColumns } from '@/components/form/field';
import { DateField, MoneyField, SelectField, TextAreaField, type Options } from '@/components/form/form-fields';

type FieldsProps = {
  form: UseFormReturn<AdvanceValues, unknown, AdvanceBody>;
  drivers: readonly Pick<Driver, 'id' | 'name'>[];
  fixed: boolean;
  userId: number;
};

/** Amount, driver, day and method; `fixed` if it was settled. */
function AdvanceFields({ form, drivers, fixed, userId }: FieldsProps) {
  const driverId = useWatch({ control: form.control, name: 'driverId' });
  const freights = useFreightOptions(driverId === '' ? null : { driverId: Number(driverId) }, userId).data?.items ?? [];
  const names: Options = drivers.map(({ id, name }) => [String(id), name]);
  return (
    <FormColumns
      aside={
        <Card className="flex flex-col gap-4">
          {freights.length > 0 && (
            <SelectField
              form={form}
              name="freightId"
              label="Frete"
              optional
              none="Nenhum"
              options={routesOf(freights)}
            />
          )}
          <TextAreaField form={form} name="notes" label="Observações" optional rows={2} />
        </Card>
      }
    >
      <Card className="flex flex-col gap-4">
        <MoneyField form={form} name="amountCents" label="Valor" big required />
        {!fixed && (
          // The freight belongs to the driver: changing the driver clears it.
          <div onChange={() => form.setValue('freightId', '')}>
            <SelectField form={form} name="driverId" label="Motorista" none="Escolha" options={names} required />
          </div>
        )}
        <FieldRow>
          <DateField form={form} name="givenOn" label="Data" required />
          <SelectField form={form} name="method" label="Como foi dado" options={methodLabels} />
        </FieldRow>
      </Card>
    </FormColumns>
  );
}

function routesOf(freights: readonly Freight[]): Options {
  return freights.map(({ id, number, originCity, destinationCity }) => [
    String(id),
    `nº ${number} · ${originCity.name} → ${destinationCity.name}`,
  ]);
}

const LIST = '/driver-payments?tab=advances';

type NewProps = { driverId: number | null; freightId: number | null; userId: number };

/** New advance; another can follow. A single driver is preselected. */
export function NewAdvance({ driverId, freightId, userId }: NewProps) {
  const query = useDriverOptions(userId);
  const today = useToday();
  const navigate = useNavigate();
  const { key, isConsecutive, next } = useConsecutiveForms<unknown>();
  const backTo = driverId === null ? LIST : driverHref(driverId);
  const draft = newDraftName('advance', { driverId, freightId });
  return (
    <RecordPage title="Novo vale" back={backTo} query={query} skeleton={3}>
      {({ items }) => {
        const active = items.filter((driver) => driver.active);
        const chosen = driverId ?? (active.length === 1 ? (active[0]?.id ?? null) : null);
        if (active.length === 0) return <NoDriver>O vale fica em aberto até o acerto do motorista.</NoDriver>;
        return (
          <AdvanceForm
            key={`${draft} ${key}`}
            userId={userId}
            advance={null}
            draft={draft}
            defaults={newAdvance(today, chosen, freightId)}
            drivers={active}
            cancelTo={backTo}
            onDone={() => void navigate(restoredUrl(backTo), { replace: true })}
            isConsecutive={isConsecutive}
            onAgain={next}
          />
        );
      }}
    </RecordPage>
  );
}

type FormProps = {
  userId: number;
  advance: Advance | null;
  /** Name of a new record's draft. */
  draft?: string | null;
  defaults: AdvanceValues;
  /** Selectable drivers; only its own for a stored advance. */
  drivers: readonly Pick<Driver, 'id' | 'name'>[];
  /** Queued entry that the form edits. */
  entry?: Entry | null;
  cancelTo?: string;
  isConsecutive?: boolean;
  onAgain?: (saved: unknown) => void;
  onDone: () => void;
};

/** Creates an advance through the outbox, or updates a stored one. */
function useSave({ advance, entry = null, drivers }: FormProps) {
  const create = useOutboxMutation<NewAdvanceEntry, Advance>(advanceEntry, { replaces: entry?.id });
  const update = useChangeAdvance();
  return async (entered: AdvanceBody, { ifMatch, confirm }: SaveConditions, typed: AdvanceValues) => {
    const filled = confirmed(entered, confirm);
    const { driverId, ...body } = filled;
    const name = drivers.find(({ id }) => id === driverId)?.name ?? 'motorista';
    return advance === null
      ? savedOf(await create.mutateAsync({ body: filled, typed, name }))
      : update.mutateAsync({ id: advance.id, driverId, body, ifMatch });
  };
}

function useAdvanceForm(props: FormProps) {
  const { userId, advance, draft = null, defaults, onAgain, onDone } = props;
  const showQueuedToast = useQueuedToast();
  const again = useSaveAgain<unknown>(onAgain && 'Salvar e lançar outro', onAgain, onDone);
  const record = useRecordForm<AdvanceValues, AdvanceBody, Advance>({
    userId,
    name: advance === null ? draft : `advance:${advance.id}`,
    defaults,
    version: advance?.version ?? null,
    schema: advanceSchema,
    refused: refusalOfEntry(props.entry),
    toValues: advanceValues,
    save: useSave(props),
    onSaved: (saved) => {
      toast({ title: advance === null ? 'Vale lançado' : 'Alterações salvas', description: saved.driverName });
      again.goOn(saved);
    },
    onQueued: (body) => {
      showQueuedToast(queueMessage());
      again.goOn(body);
    },
  });
  return { ...record, ...again.submitProps };
}

export function AdvanceForm(props: FormProps) {
  const { userId, advance, drivers, cancelTo, isConsecutive = false } = props;
  const record = useAdvanceForm(props);
  return (
    <RecordForm
      {...record}
      limits={advanceInputLimits}
      submitLabel={advance === null ? 'Salvar vale' : 'Salvar alterações'}
      focusFirstField={isConsecutive}
      {...(cancelTo === undefined ? {} : { cancelTo })}
    >
      <AdvanceFields form={record.form} drivers={drivers} fixed={advance !== null} userId={userId} />
    </RecordForm>
  );
}
