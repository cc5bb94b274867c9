/** Taking a freight to another state (etapa): which, when, at how many km, and a note. */
import { useState } from 'react';
import * as v from 'valibot';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useMoveFreight } from '@/api/freight-moves';
import { useRecordForm } from '@/api/record-form';
import type { Freight, FreightMove, FreightStatus } from '@/api/types';
import { useTimeZone } from '@/api/user';
import { freightStatusLabels } from '@/lib/choices/freight-status';
import { nowInput } from '@/lib/dates';
import { optionalNumber, optionalText } from '@/lib/fields';
import { freightMoveLabels, freightStatusOrder } from '@/lib/labels';
import { statusChangeLimits as limits } from '@/lib/limits/status-change';
import { useTellMove } from '@/records/freight-steps';
import { Sheet } from '@/ui/dialog';
import { NumberField, SelectField, TextAreaField } from '@/ui/form-fields';
import { RecordFrame } from '@/ui/record-frame';
import { MomentField, momentSchema } from './moment-field';

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

/** Props of `FreightMoveSheet`; `target` is the state it opens with. */
export type FreightMoveSheetProps = { freight: Freight; userId: number; target: FreightStatus; onClose: () => void };

/** Asks, and on a doubtful start names what is doubtful. */
export function FreightMoveSheet({ freight, userId, target, onClose }: FreightMoveSheetProps) {
  const timeZone = useTimeZone();
  const [opened] = useState(() => nowInput(timeZone));
  const move = useMoveFreight(freight.id);
  const tellMove = useTellMove(freight.id);
  const record = useRecordForm<MoveValues, FreightMove, Freight>({
    userId,
    name: null,
    defaults: { status: target, occurredAt: opened, odometerKm: null, note: '' },
    version: null,
    schema: moveSchema(timeZone, opened),
    toValues: ({ status }) => ({ status, occurredAt: opened, odometerKm: null, note: '' }),
    save: (body, { confirm }) => move.mutateAsync(confirm.length > 0 ? { ...body, confirm } : body),
    onSaved: (moved) => {
      tellMove(freight.status, moved);
      onClose();
    },
  });
  const status = useWatch({ control: record.form.control, name: 'status' });
  return (
    <Sheet open onClose={onClose} title="Mudar a etapa">
      <RecordFrame {...record} limits={limits} submitLabel={moveLabel(freight.status, status)}>
        <StatusField form={record.form} freight={freight} />
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
      </RecordFrame>
    </Sheet>
  );
}

function isBack(from: FreightStatus, to: FreightStatus): boolean {
  return freightStatusOrder.indexOf(to) < freightStatusOrder.indexOf(from);
}

function moveLabel(from: FreightStatus, to: FreightStatus): string {
  return isBack(from, to) ? `Voltar para ${freightStatusLabels[to].toLowerCase()}` : freightMoveLabels[to];
}

function StatusField({ form, freight }: { form: MoveForm; freight: Freight }) {
  const choices = freightStatusOrder
    .filter((status) => freight.moves.includes(status))
    .map((status) => [
      status,
      isBack(freight.status, status) ? `${freightStatusLabels[status]} (voltar)` : freightStatusLabels[status],
    ]);
  return (
    <SelectField
      form={form}
      name="status"
      label="Nova etapa"
      choices={Object.fromEntries(choices)}
      hint={`Etapa de agora: ${freightStatusLabels[freight.status]}.`}
    />
  );
}
