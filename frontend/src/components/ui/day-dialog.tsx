/** A small question that needs a day: when was it paid, when did it come. */
import { useRef, useState } from 'react';
import { DateInput } from '@/components/form/date-input';
import { ConfirmDialog } from './dialog';
import { Field } from '@/components/form/field';
import { ConnectivityNotice } from './connectivity-notice';

/** Props of `DayDialog`; `today` is what stands there at first and the latest day allowed. */
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

/** Asks for a day; an emptied one is null. What it is asked for does not wait for the signal. */
export function DayDialog({ title, label, confirmLabel, today, busy, error, onConfirm, onClose }: DayDialogProps) {
  const [day, setDay] = useState(today);
  const input = useRef<HTMLInputElement>(null);
  function confirm() {
    // Left half-typed, the input says what is wrong.
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
