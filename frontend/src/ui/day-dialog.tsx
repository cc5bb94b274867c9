/** A small question that needs a day: when was it paid, when did it come. */
import { useState } from 'react';
import { ConfirmDialog } from './dialog';
import { Field } from './field';
import { DateInput } from './text-inputs';

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

/** Asks for a day; an emptied one is null. */
export function DayDialog({ title, label, confirmLabel, today, busy, error, onConfirm, onClose }: DayDialogProps) {
  const [day, setDay] = useState(today);
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      tone="primary"
      busy={busy}
      error={error ?? undefined}
      onConfirm={() => onConfirm(day === '' ? null : day)}
      onClose={onClose}
    >
      <Field label={label}>
        <DateInput value={day} max={today} onChange={({ target }) => setDay(target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
