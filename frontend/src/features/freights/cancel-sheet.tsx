/** Cancels a freight with day and reason. */
import * as v from 'valibot';
import { useRecordForm } from '@/api/forms/use-record-form';
import type { Freight } from '@/api/types';
import { useToday } from '@/api/session/current-user';
import { optionalDate, requiredText } from '@/lib/forms/fields';
import { cancellationLimits as limits } from '@/lib/generated/limits';
import { formatMoney } from '@/lib/format/money';
import { Sheet } from '@/components/ui/dialog';
import { DateField, TextAreaField } from '@/components/form/form-fields';
import { RecordForm } from '@/components/form/record-form';
import { Notice } from '@/components/ui/states';
import { toast } from '@/components/ui/toast-store';
import { useCancelFreight } from './freight-queries';

const cancelSchema = v.object({
  cancelledOn: optionalDate(),
  reason: requiredText('Diga o motivo em poucas palavras.', limits.reason),
});

type CancelValues = v.InferInput<typeof cancelSchema>;
type CancelBody = v.InferOutput<typeof cancelSchema>;

export type CancelSheetProps = { freight: Freight; onClose: () => void };

/** Asks for the reason; lists received money, which stays. */
export function CancelSheet({ freight, onClose }: CancelSheetProps) {
  const today = useToday();
  const cancel = useCancelFreight(freight.id);
  const record = useRecordForm<CancelValues, CancelBody, Freight>({
    userId: 0,
    name: null,
    defaults: { cancelledOn: today, reason: '' },
    version: null,
    schema: cancelSchema,
    toValues: () => ({ cancelledOn: today, reason: '' }),
    save: (body) => cancel.mutateAsync(body),
    onSaved: () => {
      toast({ title: `Frete nº ${freight.number} cancelado` });
      onClose();
    },
  });
  return (
    <Sheet open onClose={onClose} title={`Cancelar o frete nº ${freight.number}`}>
      <RecordForm {...record} limits={limits} submitLabel="Cancelar frete">
        {freight.receivedCents > 0 && (
          <Notice>Os {formatMoney(freight.receivedCents)} já recebidos continuam nas contas.</Notice>
        )}
        <TextAreaField
          form={record.form}
          name="reason"
          label="Motivo"
          required
          placeholder="Carga desmarcada, preço mudou…"
        />
        <DateField form={record.form} name="cancelledOn" label="Cancelado em" max={today} />
      </RecordForm>
    </Sheet>
  );
}
