/** A day that is asked for as soon as it changes, and so must not be told of while its year is still typed. */
import { useState, type ComponentProps } from 'react';
import { isDate } from '@/lib/dates';
import { DateInput } from './text-inputs';

/** Whether the day is typed to its end: on the way to 2026 a date field holds the years 2, 20 and 202. */
function isWhole(day: string): boolean {
  return isDate(day) && day >= '1900';
}

/** Props of `WholeDayInput`; `clearable` also tells of a day that was taken away. */
export type WholeDayInputProps = Pick<ComponentProps<'input'>, 'min' | 'max' | 'className'> & {
  day: string;
  onDay: (day: string) => void;
  clearable?: boolean;
};

/** A date field that tells only of whole days. What was left half typed gives way to the day before it. */
export function WholeDayInput({ day, onDay, clearable = false, ...rest }: WholeDayInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function change(value: string) {
    const isTold = isWhole(value) || (clearable && value === '');
    setTyped(isTold ? null : value);
    if (isTold && value !== day) onDay(value);
  }
  return (
    <DateInput
      {...rest}
      value={typed ?? day}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
