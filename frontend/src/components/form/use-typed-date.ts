/** Typing in a date input, and its calendar on demand. */
import { useEffect, useState, type ChangeEvent, type ComponentType, type RefObject } from 'react';
import { now } from '@/lib/browser/clock';
import { finishDate, isWhole, readDate, shownDate, typeDate, type DateKind } from '@/lib/forms/date-typing';
import { rewrite } from '@/lib/forms/typing';
import type { CalendarProps } from './calendar';
import { useFieldFrame } from './field';
import { useGuardedSubmit } from './use-guarded-submit';

type Held = { value: string; onChange: (value: string) => void; kind: DateKind };

/** Keeps the text beside the value: half a date is text, and the value changes only to a whole date or to none. */
export function useTypedDate({ value, onChange, kind }: Held, input: RefObject<HTMLInputElement | null>) {
  const [text, setText] = useState<string | null>(null);
  const [fault, complain] = useState<string>();
  const [known, setKnown] = useState(value);
  // When the form changes the value, it replaces what is being typed.
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

/** Tells the field around the input what to show, and the input itself whether what stands in it is a date. */
function useTold(shown: string | undefined, fault: string | undefined, input: RefObject<HTMLInputElement | null>) {
  const { complain } = useFieldFrame();
  useEffect(() => complain(shown), [complain, shown]);
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [input, fault]);
}

type OpenCalendar = { Calendar: ComponentType<CalendarProps>; anchor: HTMLElement };

/** The calendar, whose code comes when it is opened; where it does not come, the date can still be typed. */
export function useCalendar(input: RefObject<HTMLInputElement | null>, complain: (fault: string) => void) {
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
