/** The form of an advance. */
import { useNavigate } from 'react-router-dom';
import { leftAt } from '@/lib/navigation/list-restoration';
import { useRounds, useSaveAgain } from '@/components/resource/use-save-again';
import { RecordPage } from '@/components/resource/record-page';
import { useDriverChoices } from '@/api/choices';
import type { Advance, Driver } from '@/api/payment-types';
import type { Entry } from '@/offline/outbox/entry';
import { queueMessage } from '@/offline/outbox/queue-messages';
import { refusalOfEntry } from '@/offline/outbox/entry-error';
import { savedOf, useOutboxMutation } from '@/offline/outbox/use-outbox-mutation';
import { confirmed } from '@/api/forms/confirm-warnings';
import { useRecordForm, type Sending } from '@/api/forms/use-record-form';
import { useToday } from '@/api/session/user-today';
import { newDraftName } from '@/lib/forms/draft';
import { advanceInputLimits } from '@/lib/generated/limits';
import { RecordForm } from '@/components/form/record-form';
import { useStoredToast } from '@/components/ui/stored-toast';
import { toast } from '@/components/ui/toast-store';
import { AdvanceFields } from './advance-fields';
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

const LIST = '/driver-payments?tab=advances';

type NewProps = { driverId: number | null; freightId: number | null; userId: number };

/** A new advance; another can follow at once. Who is the only driver is chosen already. */
export function NewAdvance({ driverId, freightId, userId }: NewProps) {
  const query = useDriverChoices(userId);
  const today = useToday();
  const navigate = useNavigate();
  const { key, follows, next } = useRounds<unknown>();
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
            onDone={() => void navigate(leftAt(backTo), { replace: true })}
            follows={follows}
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
  /** Names the draft of a new one. */
  draft?: string | null;
  defaults: AdvanceValues;
  /** Whom it can be for; one of them when it is stored. */
  drivers: readonly Pick<Driver, 'id' | 'name'>[];
  /** The waiting entry that is changed. */
  entry?: Entry | null;
  cancelTo?: string;
  follows?: boolean;
  onAgain?: (saved: unknown) => void;
  onDone: () => void;
};

/** Makes a new advance, which goes through the outbox, or changes a stored one. */
function useSave({ advance, entry = null, drivers }: FormProps) {
  const make = useOutboxMutation<NewAdvanceEntry, Advance>(advanceEntry, { replaces: entry?.id });
  const change = useChangeAdvance();
  return async (entered: AdvanceBody, { ifMatch, confirm }: Sending, typed: AdvanceValues) => {
    const filled = confirmed(entered, confirm);
    const { driverId, ...body } = filled;
    const name = drivers.find(({ id }) => id === driverId)?.name ?? 'motorista';
    return advance === null
      ? savedOf(await make.mutateAsync({ body: filled, typed, name }))
      : change.mutateAsync({ id: advance.id, driverId, body, ifMatch });
  };
}

function useAdvanceForm(props: FormProps) {
  const { userId, advance, draft = null, defaults, onAgain, onDone } = props;
  const tellKept = useStoredToast();
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
    onKept: (body) => {
      tellKept(queueMessage());
      again.goOn(body);
    },
  });
  return { ...record, ...again.frame };
}

/** Makes or changes an advance. */
export function AdvanceForm(props: FormProps) {
  const { userId, advance, drivers, cancelTo, follows = false } = props;
  const record = useAdvanceForm(props);
  return (
    <RecordForm
      {...record}
      limits={advanceInputLimits}
      submitLabel={advance === null ? 'Salvar vale' : 'Salvar alterações'}
      startTyping={follows}
      {...(cancelTo === undefined ? {} : { cancelTo })}
    >
      <AdvanceFields form={record.form} drivers={drivers} fixed={advance !== null} userId={userId} />
    </RecordForm>
  );
}
