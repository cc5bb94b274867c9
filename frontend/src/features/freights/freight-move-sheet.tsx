/** Freight status change (etapa): status, time, odometer, note. */
import { useState } from 'react';
import * as v from 'valibot';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useEnterMove, useSteps } from '@/api/freight-moves';
import { stepBody, type Entry, refusalOfEntry } from '@/offline/outbox/entry';
import { queueMessage } from '@/offline/outbox/queue-messages';
import { corrects, isCorrectable, isBlocked } from '@/offline/outbox/queued-steps';
import { savedOf } from '@/offline/outbox/use-outbox-mutation';
import { useRecordForm } from '@/api/forms/use-record-form';
import type { Freight, FreightMove, FreightStatus } from '@/api/types';
import { useTimeZone } from '@/api/session/current-user';
import { freightStatusLabels } from '@/lib/generated/enum-labels';
import { optionalNumber, optionalText } from '@/lib/forms/fields';
import { freightMoveLabels, freightStatusOrder, isBack } from '@/lib/labels/labels';
import { statusChangeLimits as limits } from '@/lib/generated/limits';
import { useMoveToast } from '@/components/resource/step-buttons';
import { Sheet } from '@/components/ui/dialog';
import { NumberField, SelectField, TextAreaField } from '@/components/form/form-fields';
import { RecordForm } from '@/components/form/record-form';
import { useQueuedToast } from '@/components/ui/outbox-toast';
import { MomentField, momentSchema, openedWith } from './moment-field';

function moveSchema(timeZone: string, opened: string) {
  return v.object({
    status: v.picklist(freightStatusOrder),
    occurredAt: momentSchema(timeZone, opened),
    odometerKm: optionalNumber(limits.odometerKm, 'Hodômetro acima do possível.'),
    note: optionalText(limits.note),
  });
}

type MoveValues = v.InferInput<ReturnType<typeof moveSchema>>;
type MoveForm = UseFormReturn<MoveValues, unknown, FreightMove>;

/** `target` is the preselected status. */
export type FreightMoveFormProps = {
  /** Freight before the move. */
  freight: Freight;
  userId: number;
  target: FreightStatus;
  /** Queued entry that the form edits. */
  entry?: Entry | null;
  onClose: () => void;
};

export function FreightMoveSheet(props: FreightMoveFormProps) {
  return (
    <Sheet open onClose={props.onClose} title="Mudar a etapa">
      <FreightMoveForm {...props} />
    </Sheet>
  );
}

function useMoveForm({ freight, userId, target, entry = null, onClose }: FreightMoveFormProps) {
  const timeZone = useTimeZone();
  const sent = entry && stepBody(entry);
  const [opened] = useState(() => openedWith(sent?.occurredAt, timeZone));
  const move = useEnterMove({ replaces: entry?.id });
  const showMoveToast = useMoveToast(freight.id);
  const showQueuedToast = useQueuedToast();
  const isHeld = isBlocked(useSteps(freight).filter(({ id }) => entry === null || id < entry.id));
  const values = { status: target, occurredAt: opened, odometerKm: sent?.odometerKm ?? null, note: sent?.note ?? '' };
  return useRecordForm<MoveValues, FreightMove, Freight>({
    userId,
    name: null,
    defaults: values,
    version: null,
    schema: moveSchema(timeZone, opened),
    refused: refusalOfEntry(entry),
    toValues: () => values,
    save: async (body, { confirm }) => {
      const changed = { ...body, occurredAt: body.occurredAt ?? sent?.occurredAt ?? null };
      const isCorrection =
        entry !== null && corrects(entry) && isCorrectable({ kind: 'move', body: { ...sent, ...body } });
      const confirmed = { ...changed, ...(confirm.length > 0 && { confirm }), ...(isCorrection && { correct: true }) };
      return savedOf(await move.mutateAsync({ freight, move: confirmed }));
    },
    onSaved: (moved) => {
      showMoveToast(freight.status, moved);
      onClose();
    },
    onQueued: () => {
      showQueuedToast(queueMessage(isHeld));
      onClose();
    },
  });
}

/** Form; confirms implausible starts. */
export function FreightMoveForm(props: FreightMoveFormProps) {
  const { freight, target } = props;
  const record = useMoveForm(props);
  const status = useWatch({ control: record.form.control, name: 'status' });
  return (
    <RecordForm {...record} limits={limits} submitLabel={moveLabel(freight.status, status)}>
      <StatusField form={record.form} freight={freight} target={target} />
      <MomentField form={record.form} name="occurredAt" />
      <NumberField
        form={record.form}
        name="odometerKm"
        label="Hodômetro"
        unit="km"
        optional
        hint="Com ele, o km do caminhão fica certo."
      />
      <TextAreaField form={record.form} name="note" label="Observação" optional rows={2} />
    </RecordForm>
  );
}

function moveLabel(from: FreightStatus, to: FreightStatus): string {
  return isBack(from, to) ? `Voltar para ${freightStatusLabels[to].toLowerCase()}` : freightMoveLabels[to];
}

type StatusFieldProps = { form: MoveForm; freight: Freight; target: FreightStatus };

/** Allowed statuses; that of a queued entry stays selectable. */
function StatusField({ form, freight, target }: StatusFieldProps) {
  const choices = freightStatusOrder
    .filter((status) => freight.moves.includes(status) || status === target)
    .map((status) => [
      status,
      isBack(freight.status, status) ? `${freightStatusLabels[status]} (voltar)` : freightStatusLabels[status],
    ]);
  return (
    <SelectField
      form={form}
      name="status"
      label="Nova etapa"
      options={Object.fromEntries(choices)}
      hint={`Etapa de agora: ${freightStatusLabels[freight.status]}.`}
    />
  );
}
