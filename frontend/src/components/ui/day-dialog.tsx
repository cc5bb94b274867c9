/** Dialog that asks for one day. */
import { useRef, useState } from 'react';
import { DateInput } from '@/components/form/date-input';
import { ConfirmDialog } from './dialog';
import { Field } from '@/components/form/field';
import { ConnectivityNotice } from './connectivity-notice';

/** `today` is the default and the maximum. */
export type DayDialogProps = {
  title: string;
  label: string;
  confirmLabel: string;
  today: string;
  busy: boolean;
  error: string | null;
  onConfirm: (day: string | null) => void;
  onClose: () => void;
};

/** Empty is null. The write behind it needs a connection. */
export function DayDialog({ title, label, confirmLabel, today, busy, error, onConfirm, onClose }: DayDialogProps) {
  const [day, setDay] = useState(today);
  const input = useRef<HTMLInputElement>(null);
  function confirm() {
    // A half-typed date shows its error on blur.
    if (input.current?.checkValidity() === false) input.current.blur();
    else onConfirm(day === '' ? null : day);
  }
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      tone="primary"
      busy={busy}
      error={error ?? undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Field label={label}>
          <DateInput ref={input} value={day} max={today} onChange={setDay} />
        </Field>
        <ConnectivityNotice />
      </div>
    </ConfirmDialog>
  );
}
