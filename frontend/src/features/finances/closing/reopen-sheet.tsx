/** Reopens months from a chosen one, with a reason. */
import { useState, type FormEvent } from 'react';
import { ApiError } from '@/api/client';
import { sentenceOf } from '@/api/mutation';
import { reopeningInputLimits as limits } from '@/lib/generated/limits';
import { addMonths, monthName } from '@/lib/format/months';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { Field, FormError } from '@/components/form/field';
import { ConnectivityHint } from '@/components/ui/connectivity-notice';
import { SelectInput, TextArea } from '@/components/form/text-inputs';
import { toast } from '@/components/ui/toast-store';
import { useReopenMonth } from '@/features/finances/finance-queries';

/** Months offered for reopening. */
const MONTHS_BACK = 24;

export type ReopenSheetProps = {
  /** Last closed month. */
  through: string;
  /** Preselected month; the last closed one by default. */
  from?: string;
  /** Next step in the toast. */
  next?: string;
  onClose: () => void;
};

/** Months that can be reopened, the latest first; always includes `from`. */
function reopenable(through: string, from: string): string[] {
  const months = Array.from({ length: MONTHS_BACK }, (_, back) => addMonths(through, -back));
  return months.includes(from) ? months : [...months, from];
}

/** Asks for the first month and a reason, which the audit trail records. */
export default function ReopenSheet({ through, from = through, next, onClose }: ReopenSheetProps) {
  const [month, setMonth] = useState(from);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const reopen = useReopenMonth(() => {
    toast({
      title: `Reaberto desde ${monthName(month).toLowerCase()}`,
      ...(next !== undefined && { description: next }),
    });
    onClose();
  });
  const faults = reopen.error instanceof ApiError ? reopen.error.fields : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') reopen.mutate({ month, reason });
  };
  return (
    <Sheet open onClose={onClose} title="Reabrir mês">
      <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
        <Field label="Reabrir desde" hint="Os meses fechados depois dele reabrem também.">
          <SelectInput value={month} onChange={({ target }) => setMonth(target.value)}>
            {reopenable(through, from).map((one) => (
              <option key={one} value={one}>
                {monthName(one)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field
          label="Motivo"
          required
          hint="Fica registrado no histórico, com a data."
          error={
            missing
              ? 'Diga o motivo da reabertura em poucas palavras.'
              : faults.find(({ field }) => field === 'reason')?.message
          }
        >
          <TextArea
            value={reason}
            maxLength={limits.reason.maxLength}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <FormError>{faults.length > 0 ? null : sentenceOf(reopen.error)}</FormError>
        <ConnectivityHint />
        <Button type="submit" variant="primary" busy={reopen.isPending}>
          Reabrir desde {monthName(month).toLowerCase()}
        </Button>
      </form>
    </Sheet>
  );
}
