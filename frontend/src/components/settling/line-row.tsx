/** Input row of a deduction. */
import { useEffect, useRef } from 'react';
import { deductionLabels } from '@/lib/generated/enum-labels';
import { X } from 'lucide-react';
import { type SettlingLine } from '@/lib/forms/payment';
import { IconButton } from '@/components/ui/button';
import { Field } from '@/components/form/field';
import { MoneyInput } from '@/components/form/money-input';

export type LineRowProps = {
  line: SettlingLine;
  error: string | undefined;
  onChange: (line: SettlingLine) => void;
  onRemove: () => void;
};

export function LineRow({ line, error, onChange, onRemove }: LineRowProps) {
  const label = deductionLabels[line.kind];
  const row = useRef<HTMLLIElement>(null);
  const isToType = line.key.startsWith('new') && line.cents === null;
  // Focuses a line that the user added.
  useEffect(() => {
    if (isToType) row.current?.querySelector('input')?.focus();
    // On mount only: a line emptied later has the focus already.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <li ref={row} className="flex items-end gap-1">
      <Field label={label} error={error} className="flex-1">
        <MoneyInput
          value={line.cents}
          onChange={(cents) => onChange({ ...line, cents })}
          onClick={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <IconButton label={`Tirar ${label}`} onClick={({ currentTarget }) => (currentTarget.form?.focus(), onRemove())}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
