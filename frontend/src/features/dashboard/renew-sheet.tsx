/** "Já renovei": the paper's new day, at its reminder. */
import { useRef, useState } from 'react';
import { errorMessage } from '@/api/client';
import type { Reminder } from '@/api/reminder-types';
import { useToday } from '@/api/session/user-today';
import { formatDate } from '@/lib/format/dates';
import { DateInput } from '@/components/form/date-input';
import { ConfirmDialog } from '@/components/ui/dialog';
import { Field } from '@/components/form/field';
import { ConnectivityNotice } from '@/components/ui/connectivity-notice';
import { toast } from '@/components/ui/toast-store';
import type { PaperKind } from './reminder-labels';
import { useRenewal } from './renewal';

/** Props of `RenewSheet`. */
export type RenewSheetProps = { item: Reminder & { kind: PaperKind }; userId: number; onClose: () => void };

/** Where the next day is read from. */
function hintOf({ kind, nextDueOn }: Reminder): string {
  if (nextDueOn === null) return 'A data está no documento novo.';
  if (kind === 'licensing') return 'É a data de costume. Confira no Detran do seu estado.';
  return 'É a data de costume. Confira no documento novo.';
}

/** Asks for the new day, the usual one proposed, and writes it into the record. */
export default function RenewSheet({ item, userId, onClose }: RenewSheetProps) {
  const today = useToday();
  const renewal = useRenewal(item, userId);
  const [day, setDay] = useState(item.nextDueOn ?? '');
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  function confirm() {
    if (renewal.isOutdated) return onClose();
    // Left half-typed, the input says what is wrong.
    if (input.current?.checkValidity() === false) return input.current.blur();
    if (day === '') return setMissing(true);
    return renewal.renew(day, () => {
      toast({ title: `${item.title}: vence em ${formatDate(day)}` });
      onClose();
    });
  }
  return (
    <ConfirmDialog
      open
      title={`Já renovei: ${item.title}`}
      confirmLabel={renewal.isOutdated ? 'Entendi' : 'Salvar a nova data'}
      tone="primary"
      busy={renewal.isSaving || (renewal.paper === null && renewal.error === null)}
      error={renewal.error === null ? undefined : errorMessage(renewal.error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {renewal.isOutdated ? (
        <p role="status">Esta data já foi mudada em outro lugar.</p>
      ) : (
        <div className="flex flex-col gap-4">
          {item.detail !== null && <p>{item.detail}</p>}
          <Field
            label="Novo vencimento"
            hint={hintOf(item)}
            error={missing && day === '' ? 'Informe a data.' : undefined}
          >
            <DateInput ref={input} value={day} min={today} onChange={setDay} />
          </Field>
          <ConnectivityNotice />
        </div>
      )}
    </ConfirmDialog>
  );
}
