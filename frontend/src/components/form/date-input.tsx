/** Dates as they are written in Brazil, typed or taken from a calendar, whatever language the browser speaks. */
import { useImperativeHandle, useRef, type Ref } from 'react';
import { CalendarDays } from 'lucide-react';
import { clsx } from 'clsx';
import type { DateKind } from '@/lib/forms/date-typing';
import { useField, useFieldFrame } from './field';
import { useCalendar, useTypedDate } from './use-typed-date';

/** Props of a date input; fits `Controller`'s `field` of react-hook-form. */
export type DateInputProps = {
  /** Empty, or what the input is for: see `DateInput` and `DateTimeInput`. */
  value: string;
  /** Told whole dates and the empty string, never half a date. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  /** First and last day that the calendar offers; what is typed is for the form to check. */
  min?: string;
  max?: string;
  className?: string;
};

/** A day; its value is `YYYY-MM-DD` or an empty string. */
export function DateInput(props: DateInputProps) {
  return <TypedDate {...props} kind="date" placeholder="dd/mm/aaaa" />;
}

/** A day and its hour; its value is `YYYY-MM-DDTHH:mm` in the user's zone or an empty string. */
export function DateTimeInput(props: DateInputProps) {
  return <TypedDate {...props} kind="instant" placeholder="dd/mm/aaaa hh:mm" />;
}

type TypedDateProps = DateInputProps & { kind: DateKind; placeholder: string };

function TypedDate({ value, onChange, onBlur, kind, ref, min, max, className, ...rest }: TypedDateProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const typing = useTypedDate({ value, onChange, kind }, input);
  const { calendar, open, close } = useCalendar(input, typing.complain);
  const { labelId } = useFieldFrame();
  return (
    <div className="relative">
      <input
        {...useField()}
        {...rest}
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typing.shown}
        onChange={typing.change}
        onKeyDown={(event) => {
          if (event.key === 'Enter') typing.leave();
          else if (event.key === 'ArrowDown' && event.altKey) open();
        }}
        onBlur={() => {
          typing.leave();
          onBlur?.();
        }}
        className={clsx('control pr-12', className)}
      />
      <button
        type="button"
        aria-label="Abrir calendário"
        aria-describedby={labelId}
        aria-haspopup="dialog"
        onClick={open}
        className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-control text-ink-2 hover:text-ink"
      >
        <CalendarDays aria-hidden="true" className="size-5" />
      </button>
      {calendar && (
        <calendar.Calendar
          day={value.slice(0, 10)}
          min={min}
          max={max}
          anchor={calendar.anchor}
          onChoose={typing.choose}
          onClose={close}
        />
      )}
    </div>
  );
}
