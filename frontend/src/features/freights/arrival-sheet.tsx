/** Recording when the truck arrived where it loads or unloads next: whoever writes it down late loses no waiting time. */
import { useState } from 'react';
import * as v from 'valibot';
import { useFreightArrival } from '@/api/freight-moves';
import { useRecordForm } from '@/api/record-form';
import type { Arrival, Freight, StayPlace } from '@/api/types';
import { useTimeZone } from '@/api/user';
import { nowInput } from '@/lib/dates';
import { optionalText } from '@/lib/fields';
import { freightArrivalLabels } from '@/lib/labels';
import { arrivalLimits } from '@/lib/limits/arrival';
import { tellArrival } from '@/records/freight-steps';
import { Sheet } from '@/ui/dialog';
import { TextAreaField } from '@/ui/form-fields';
import { RecordFrame } from '@/ui/record-frame';
import { MomentField, momentSchema } from './moment-field';

/** The note of an arrival may be as long as that of a move. */
const limits = { note: arrivalLimits.note };

function arrivalSchema(timeZone: string, opened: string) {
  return v.object({ occurredAt: momentSchema(timeZone, opened), note: optionalText(limits.note) });
}

type ArrivalValues = v.InferInput<ReturnType<typeof arrivalSchema>>;

/** Props of `ArrivalSheet`; `place` is where the truck arrived. */
export type ArrivalSheetProps = { freight: Freight; userId: number; place: StayPlace; onClose: () => void };

/** Opens with now, and records the arrival. */
export function ArrivalSheet({ freight, userId, place, onClose }: ArrivalSheetProps) {
  const timeZone = useTimeZone();
  const [opened] = useState(() => nowInput(timeZone));
  const arrival = useFreightArrival(freight.id);
  const values = { occurredAt: opened, note: '' };
  const record = useRecordForm<ArrivalValues, Arrival, Freight>({
    userId,
    name: null,
    defaults: values,
    version: null,
    schema: arrivalSchema(timeZone, opened),
    toValues: () => values,
    save: (body) => arrival.mutateAsync(body),
    onSaved: ({ number }) => {
      tellArrival(number, () => arrival.mutateAsync(null));
      onClose();
    },
  });
  return (
    <Sheet open onClose={onClose} title={freightArrivalLabels[place]}>
      <RecordFrame {...record} limits={limits} submitLabel="Salvar">
        <MomentField
          form={record.form}
          name="occurredAt"
          hint="Coloque a hora em que você chegou. A estadia conta a partir dela."
        />
        <TextAreaField form={record.form} name="note" label="Observação" optional rows={2} />
      </RecordFrame>
    </Sheet>
  );
}
