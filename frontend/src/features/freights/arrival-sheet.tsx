/** Records an arrival at the next place; a late entry preserves its waiting time. */
import { useState } from 'react';
import * as v from 'valibot';
import { useEnterArrival, useSteps, useUndoArrival } from '@/api/freight-moves';
import { stepBody, type Entry, refusalOfEntry } from '@/offline/outbox/entry';
import { queueMessage } from '@/offline/outbox/queue-messages';
import { corrects, isBlocked } from '@/offline/outbox/queued-steps';
import { savedOf } from '@/offline/outbox/use-outbox-mutation';
import { useRecordForm } from '@/api/forms/use-record-form';
import type { Arrival, Freight, StayPlace } from '@/api/types';
import { useTimeZone } from '@/api/session/current-user';
import { optionalText } from '@/lib/forms/fields';
import { freightArrivalLabels } from '@/lib/labels/labels';
import { arrivalLimits } from '@/lib/generated/limits';
import { showArrivalToast } from '@/components/resource/step-buttons';
import { Sheet } from '@/components/ui/dialog';
import { TextAreaField } from '@/components/form/form-fields';
import { RecordForm } from '@/components/form/record-form';
import { useQueuedToast } from '@/components/ui/outbox-toast';
import { MomentField, momentSchema, openedWith } from './moment-field';

/** The note has the limit of a move's note. */
const limits = { note: arrivalLimits.note };

function arrivalSchema(timeZone: string, opened: string) {
  return v.object({ occurredAt: momentSchema(timeZone, opened), note: optionalText(limits.note) });
}

type ArrivalValues = v.InferInput<ReturnType<typeof arrivalSchema>>;

/** `place` is the place of the arrival. */
export type ArrivalFormProps = {
  freight: Freight;
  userId: number;
  place: StayPlace;
  /** Queued entry that the form edits. */
  entry?: Entry | null;
  onClose: () => void;
};

export function ArrivalSheet(props: ArrivalFormProps) {
  return (
    <Sheet open onClose={props.onClose} title={freightArrivalLabels[props.place]}>
      <ArrivalForm {...props} />
    </Sheet>
  );
}

function useArrivalForm({ freight, userId, place, entry = null, onClose }: ArrivalFormProps) {
  const timeZone = useTimeZone();
  const sent = entry && stepBody(entry);
  const [opened] = useState(() => openedWith(sent?.occurredAt, timeZone));
  const arrival = useEnterArrival({ replaces: entry?.id });
  const undoing = useUndoArrival(freight.id);
  const showQueuedToast = useQueuedToast();
  const isHeld = isBlocked(useSteps(freight).filter(({ id }) => entry === null || id < entry.id));
  const values = { occurredAt: opened, note: sent?.note ?? '' };
  return useRecordForm<ArrivalValues, Arrival, Freight>({
    userId,
    name: null,
    defaults: values,
    version: null,
    schema: arrivalSchema(timeZone, opened),
    refused: refusalOfEntry(entry),
    toValues: () => values,
    save: async (body, { confirm }) => {
      const changed = { ...body, occurredAt: body.occurredAt ?? sent?.occurredAt ?? null };
      const isCorrection = entry !== null && corrects(entry);
      const confirmed = { ...changed, ...(confirm.length > 0 && { confirm }), ...(isCorrection && { correct: true }) };
      return savedOf(await arrival.mutateAsync({ freight, place, arrival: confirmed }));
    },
    onSaved: ({ number }) => {
      showArrivalToast(number, () => undoing.mutateAsync());
      onClose();
    },
    onQueued: () => {
      showQueuedToast(queueMessage(isHeld));
      onClose();
    },
  });
}

/** Defaults to now. */
export function ArrivalForm(props: ArrivalFormProps) {
  const record = useArrivalForm(props);
  return (
    <RecordForm {...record} limits={limits} submitLabel="Salvar">
      <MomentField
        form={record.form}
        name="occurredAt"
        hint="Coloque a hora em que você chegou. A estadia conta a partir dela."
      />
      <TextAreaField form={record.form} name="note" label="Observação" optional rows={2} />
    </RecordForm>
  );
}
