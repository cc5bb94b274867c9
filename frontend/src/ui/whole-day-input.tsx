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
  // What was typed stands until the day has followed: an address follows a moment later, and a field that showed the day
  // before meanwhile would lose the place where one types.
  if (typed !== null && typed === day) setTyped(null);
  function change(value: string) {
    setTyped(value);
    if (value !== day && (isWhole(value) || (clearable && value === ''))) onDay(value);
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
