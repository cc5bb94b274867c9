/** Closes months up to a chosen one. */
import { useState, type FormEvent } from 'react';
import type { ClosedMonths } from '@/api/types';
import { sentenceOf } from '@/api/mutation';
import { addMonths, monthName } from '@/lib/format/months';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { Field, FormError } from '@/components/form/field';
import { ConnectivityHint } from '@/components/ui/connectivity-notice';
import { SelectInput } from '@/components/form/text-inputs';
import { toast } from '@/components/ui/toast-store';
import { useCloseMonth } from '@/features/finances/finance-queries';

/** Months offered if none is closed. */
const MONTHS_BACK = 24;

/** Months that can be closed, the latest first. */
function closable({ closedThrough, lastEnded }: ClosedMonths): string[] {
  const months = Array.from({ length: MONTHS_BACK }, (_, back) => addMonths(lastEnded, -back));
  return months.filter((month) => closedThrough === null || month > closedThrough);
}

/** Asks for the last month; earlier ones are closed with it. */
export default function CloseSheet({ state, onClose }: { state: ClosedMonths; onClose: () => void }) {
  const [month, setMonth] = useState(state.lastEnded);
  const close = useCloseMonth(() => {
    toast({ title: `Fechado até ${monthName(month).toLowerCase()}` });
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close.mutate({ month });
  };
  return (
    <Sheet open onClose={onClose} title="Fechar mês">
      <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
        <p className="text-ink-2">
          Depois de fechado, nenhum lançamento, frete, abastecimento, manutenção, acerto ou recebimento muda as contas
          do mês sem que ele seja reaberto.
        </p>
        <Field label="Fechar até" hint="Os meses antes dele ficam fechados também.">
          <SelectInput value={month} onChange={({ target }) => setMonth(target.value)}>
            {closable(state).map((one) => (
              <option key={one} value={one}>
                {monthName(one)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <FormError>{sentenceOf(close.error)}</FormError>
        <ConnectivityHint />
        <Button type="submit" variant="primary" busy={close.isPending}>
          Fechar até {monthName(month).toLowerCase()}
        </Button>
      </form>
    </Sheet>
  );
}
