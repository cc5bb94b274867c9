/** Date inputs in Brazilian notation, typed or picked, independent of the browser's language. */
import {
  useImperativeHandle,
  useRef,
  type Ref,
  useEffect,
  useState,
  type ChangeEvent,
  type ComponentType,
  type RefObject,
} from 'react';
import { CalendarDays } from 'lucide-react';
import { clsx } from 'clsx';
import { type DateKind, finishDate, isWhole, readDate, shownDate, typeDate } from '@/lib/forms/date-typing';
import { useField, useFieldLink } from './field';
import { now } from '@/lib/browser/clock';
import { rewrite } from '@/lib/forms/typing';
import type { CalendarProps } from './calendar';
import { useGuardedSubmit } from './use-guarded-submit';

type Held = { value: string; onChange: (value: string) => void; kind: DateKind };

/** Text beside the value: half a date is text only; the value is a whole date or empty. */
function useTypedDate({ value, onChange, kind }: Held, input: RefObject<HTMLInputElement | null>) {
  const [text, setText] = useState<string | null>(null);
  const [fault, complain] = useState<string>();
  const [known, setKnown] = useState(value);
  // A value set by the form replaces the typed text.
  if (known !== value) {
    setKnown(value);
    if (text !== null && readDate(text, kind).value !== value) {
      setText(null);
      complain(undefined);
    }
  }
  useTold(fault, text === null ? undefined : readDate(text, kind).fault, input);

  function put(next: string) {
    if (next !== value) onChange(next);
  }
  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { text: next } = rewrite(target, nativeEvent, (key) => typeDate(key, kind));
    const read = readDate(next, kind);
    setText(next);
    complain(isWhole(next, kind) ? read.fault : undefined);
    if (read.fault === undefined) put(read.value);
  }
  function leave(): boolean {
    if (text === null) return true;
    const finished = finishDate(text);
    const read = readDate(finished, kind);
    setText(finished);
    complain(read.fault);
    put(read.value);
    return read.fault === undefined;
  }
  function choose(day: string) {
    const time = value.slice(11, 16) || now().toTimeString().slice(0, 5);
    const next = kind === 'date' || day === '' ? day : `${day}T${time}`;
    setText(shownDate(next));
    complain(undefined);
    put(next);
  }
  function forget() {
    setText(null);
    complain(undefined);
  }
  useGuardedSubmit(leave, forget, input);
  return { shown: text ?? shownDate(value), change, leave, choose, complain };
}

/** Sets the field's error and the input's custom validity. */
function useTold(shown: string | undefined, fault: string | undefined, input: RefObject<HTMLInputElement | null>) {
  const { setInputError } = useFieldLink();
  useEffect(() => setInputError(shown), [setInputError, shown]);
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [input, fault]);
}

type OpenCalendar = { Calendar: ComponentType<CalendarProps>; anchor: HTMLElement };

/** Date picker, lazily loaded; without its code dates can still be typed. */
function useCalendar(input: RefObject<HTMLInputElement | null>, complain: (fault: string) => void) {
  const [calendar, setCalendar] = useState<OpenCalendar | null>(null);
  async function open(): Promise<void> {
    const anchor = input.current;
    try {
      const { Calendar } = await import('./calendar');
      if (anchor) setCalendar({ Calendar, anchor });
    } catch {
      complain('O calendário não abriu. Digite a data.');
    }
  }
  return { calendar, open: () => void open(), close: () => setCalendar(null) };
}

/** Fits `Controller`'s `field` of react-hook-form. */
export type DateInputProps = {
  /** Empty, or a value of the format of `DateInput` or `DateTimeInput`. */
  value: string;
  /** Receives whole dates and the empty string, never half a date. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  /** Range of the picker; the form validates typed dates. */
  min?: string;
  max?: string;
  className?: string;
};

/** Value: `YYYY-MM-DD` or an empty string. */
export function DateInput(props: DateInputProps) {
  return <TypedDate {...props} kind="date" placeholder="dd/mm/aaaa" />;
}

/** Value: `YYYY-MM-DDTHH:mm` in the user's zone, or an empty string. */
export function DateTimeInput(props: DateInputProps) {
  return <TypedDate {...props} kind="instant" placeholder="dd/mm/aaaa hh:mm" />;
}

type TypedDateProps = DateInputProps & { kind: DateKind; placeholder: string };

function TypedDate({ value, onChange, onBlur, kind, ref, min, max, className, ...rest }: TypedDateProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const typing = useTypedDate({ value, onChange, kind }, input);
  const { calendar, open, close } = useCalendar(input, typing.complain);
  const { labelId } = useFieldLink();
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
        className="absolute inset-y-0 right-0 flex w-control items-center justify-center rounded-control text-ink-2 hover:text-ink"
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
