/** A text box that finds one of many: cities, clients. WAI-ARIA combobox with a listbox. */
import {
  useId,
  useImperativeHandle,
  useRef,
  type Ref,
  useEffect,
  useEffectEvent,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { X } from 'lucide-react';
import { ComboboxList } from './combobox-list';
import { useField, useFieldFrame } from './field';
import { foldAccents } from '@/lib/format/text';
import { useGuardedSubmit } from './use-guarded-submit';

/** How long nobody must type before it is asked, in ms. */
const PAUSE_MS = 150;

type Input<T> = Pick<
  ComboboxProps<T>,
  | 'value'
  | 'onChange'
  | 'onQuery'
  | 'options'
  | 'optionKey'
  | 'optionLabel'
  | 'onCreate'
  | 'onLeaveTyped'
  | 'completesTyped'
  | 'minChars'
  | 'loading'
  | 'emptyText'
  | 'promptText'
>;

/** Report of the text to the parent: a moment after the last key, or at once. */
function useAsking(onQuery: (query: string) => void) {
  const [asked, setAsked] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The timer lives outside React: it must not fire for a box that is gone.
  useEffect(() => () => clearTimeout(timer.current), []);
  function ask(query: string) {
    clearTimeout(timer.current);
    setAsked(query);
    onQuery(query);
  }
  function askSoon(query: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(query), PAUSE_MS);
  }
  return { asked, ask, askSoon, stop: () => clearTimeout(timer.current) };
}

/** Tells the field around the box what is missing. */
function useTold(fault: string | null): void {
  const { complain } = useFieldFrame();
  useEffect(() => complain(fault ?? undefined), [complain, fault]);
}

/** Its text while somebody types (null when nobody does), the row the keyboard is on, and the ways to change them. */
function useCombobox<T>(input: Input<T>, element: RefObject<HTMLInputElement | null>) {
  const {
    value,
    onChange,
    options,
    optionLabel,
    onCreate,
    onLeaveTyped,
    completesTyped = false,
    minChars = 0,
    loading = false,
    ...texts
  } = input;
  const [text, setText] = useState<string | null>(null);
  const [isListed, setIsListed] = useState(false);
  const [active, setActive] = useState(0);
  /** Pending choice until the results arrive: Enter was pressed, or the focus left for the next field. */
  const [waiting, setWaiting] = useState<'enter' | 'leave' | null>(null);
  const { asked, ask, askSoon, stop } = useAsking(input.onQuery);
  /** Left with a text of which nothing could be made: it stays, and the field says what is missing. */
  const [isKept, setIsKept] = useState(false);
  /** Text that was left before its suggestions arrived: a value was made of it meanwhile. */
  const [left, setLeft] = useState<string | null>(null);
  const chosen = value === null ? null : input.optionKey(value);
  const [known, setKnown] = useState(chosen);
  // A choice made by the form replaces a text that was left.
  if (known !== chosen) {
    setKnown(chosen);
    if (isKept) {
      setText(null);
      setIsKept(false);
    }
  }

  const open = text !== null && isListed;
  const query = (text ?? '').trim();
  const ready = query.length >= minChars;
  const shown = ready ? options : [];
  const create = onCreate && query !== '' ? onCreate : undefined;
  const rows = shown.length + (create ? 1 : 0);
  const empty = loading ? 'Procurando…' : (texts.emptyText ?? 'Nada encontrado.');
  const note = shown.length > 0 ? null : ready ? empty : (texts.promptText ?? 'Comece a digitar.');
  const isAnswered = asked === query && !loading;
  const several = `Há mais de um com “${query}”. Escolha na lista.`;
  useTold(isKept ? (shown.length > 0 ? several : note) : null);

  function close() {
    stop();
    setText(null);
    setWaiting(null);
    setIsKept(false);
  }
  function openList() {
    setIsListed(true);
    if (text !== null) return;
    setText('');
    setActive(0);
    ask('');
  }
  function type(next: string) {
    setText(next);
    setLeft(null);
    setIsListed(true);
    setActive(0);
    setWaiting(null);
    setIsKept(false);
    askSoon(next.trim());
    if (next === '' && open && value !== null && query !== '') onChange(null);
  }
  function choose(index: number) {
    setLeft(null);
    const option = shown[index];
    if (option !== undefined) onChange(option);
    else if (create) create(query);
    else return;
    close();
  }
  const isCalled = (option: T, typed: string) => foldAccents(optionLabel(option)) === foldAccents(typed);
  const isNamed = (option: T) => isCalled(option, query);
  /** Finds the option that a typed text stands for: the one of that name, else the only one that begins with it. */
  function meantBy(typed: string): T | undefined {
    const named = shown.find((option) => isCalled(option, typed));
    if (named !== undefined || !completesTyped) return named;
    const begun = shown.filter((option) => foldAccents(optionLabel(option)).startsWith(foldAccents(typed)));
    return begun.length === 1 ? begun[0] : undefined;
  }
  /**
   * Takes the option that is meant, else the text itself. A value of exactly this text stays: it was made explicitly. Without
   * the suggestions the text is taken at once, so that its form can be sent, and completed when they arrive.
   */
  function takeTyped(take: (query: string) => void): void {
    const isMade = value !== null && isNamed(value);
    const only = isAnswered && !isMade ? meantBy(query) : undefined;
    if (only !== undefined) onChange(only);
    else if (!isMade) {
      take(query);
      if (completesTyped && !isAnswered) {
        ask(query);
        setLeft(query);
      }
    }
    close();
  }
  const complete = useEffectEvent(() => {
    setLeft(null);
    const isUntouched = left !== null && text === null && value !== null && isCalled(value, left);
    const only = isUntouched ? meantBy(left) : undefined;
    if (only !== undefined) onChange(only);
  });
  const isLeftAnswered = left !== null && asked === left && !loading;
  // The suggestions arrive from the parent after the field was left.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the answer is an event, of which only the options tell
    if (isLeftAnswered) complete();
  }, [isLeftAnswered]);
  /** Takes the one that is meant without being pointed at: the only match. */
  function chooseOnly(): boolean {
    const only = shown.length === 1 ? shown[0] : undefined;
    const isMeant = query === '' || only !== undefined || (value !== null && isNamed(value));
    if (only !== undefined && query !== '') onChange(only);
    if (isMeant) close();
    else {
      setWaiting(null);
      setIsKept(true);
    }
    return isMeant;
  }
  const answer = useEffectEvent(() => {
    setWaiting(null);
    if (waiting === 'enter') choose(active);
    else chooseOnly();
  });
  // The answer comes from the parent, some time after the key.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the answer is an event, of which only the options tell
    if (waiting !== null && isAnswered) answer();
  }, [waiting, isAnswered]);

  /** Whether it is done: what was not answered yet is settled by the answer. */
  function settle(by: 'enter' | 'leave'): boolean {
    if (ready && !isAnswered) {
      ask(query);
      setWaiting(by);
      return false;
    }
    if (by === 'leave') return chooseOnly();
    choose(active);
    return true;
  }
  function leave(): boolean {
    if (text === null) return true;
    setIsListed(false);
    if (onLeaveTyped && query !== '') {
      takeTyped(onLeaveTyped);
      return true;
    }
    return waiting === null && settle('leave');
  }
  useGuardedSubmit(leave, close, element);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) openList();
      else if (rows > 0) setActive((active + (event.key === 'ArrowDown' ? 1 : rows - 1)) % rows);
    } else if (event.key === 'Enter' && text !== null) {
      event.preventDefault();
      // Nothing is chosen from a list that is not seen.
      if (isListed) settle('enter');
      else setIsListed(true);
    } else if (event.key === 'Escape' && text !== null) {
      // The list closes first, then the text goes; the dialog around stays.
      event.preventDefault();
      event.stopPropagation();
      setWaiting(null);
      if (open) setIsListed(false);
      else close();
    }
  }
  return { text, open, query, shown, rows, active, create, note, type, openList, close, choose, leave, onKeyDown };
}

/** Props of `Combobox`. The parent answers `onQuery` with new `options`. */
export type ComboboxProps<T> = {
  value: T | null;
  onChange: (value: T | null) => void;
  /** Told what is typed, 150 ms after the last key and at once when the list opens. */
  onQuery: (query: string) => void;
  options: readonly T[];
  loading?: boolean;
  optionKey: (option: T) => string | number;
  /** Text in the box, and in bold in the list. */
  optionLabel: (option: T) => string;
  /** A quiet second part of the row: state, document. */
  optionHint?: (option: T) => string | null;
  /** Says what to do when nothing was found. */
  emptyText?: string;
  /** Fewer typed characters than this show `promptText` instead of a list. */
  minChars?: number;
  promptText?: string;
  /** Offers a last row that makes a new one of what is typed. */
  onCreate?: (query: string) => void;
  createLabel?: (query: string) => string;
  /** Takes a text that is left and is no option; without it the field complains of such a text. */
  onLeaveTyped?: (query: string) => void;
  /** With `onLeaveTyped`: a text that is the beginning of exactly one option stands for that option. */
  completesTyped?: boolean;
  placeholder?: string;
  name?: string;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/**
 * Chooses one option by typing. Enter chooses among the answers to what is typed now, and waits for them; Tab takes the only
 * one, and leaves the text where there are several or none: then the field says so, and its form is not sent, unless
 * `onLeaveTyped` makes a value of it: then leaving selects the option of that name, else with `completesTyped` the only option
 * whose name begins with the text, else makes the value. The row of `onCreate` makes it in any case. Escape closes the list and
 * leaves the text; emptying the box chooses nothing.
 */
export function Combobox<T>({ ref, name, disabled, placeholder, onBlur, ...props }: ComboboxProps<T>) {
  const { value, onChange, optionLabel } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const box = useCombobox(props, input);
  const listId = useId();
  const label = value === null ? '' : optionLabel(value);
  return (
    <div className="relative">
      <input
        {...useField()}
        ref={input}
        name={name}
        disabled={disabled}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={box.open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={box.open && box.rows > 0 ? `${listId}-${box.active}` : undefined}
        placeholder={box.open && label ? label : placeholder}
        value={box.text ?? label}
        onChange={(event) => box.type(event.target.value)}
        onClick={box.openList}
        onKeyDown={box.onKeyDown}
        onBlur={() => {
          box.leave();
          onBlur?.();
        }}
        className="control pr-12"
      />
      {value !== null && !disabled && (
        <button
          type="button"
          aria-label="Limpar"
          onClick={() => {
            onChange(null);
            box.close();
            input.current?.focus();
          }}
          className="absolute top-0.5 right-0.5 flex size-12 items-center justify-center rounded-control text-ink-3 hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
      {box.open && (
        <ComboboxList
          {...props}
          id={listId}
          anchor={input}
          options={box.shown}
          active={box.active}
          onChoose={box.choose}
          createRow={box.create ? (props.createLabel?.(box.query) ?? `Cadastrar “${box.query}”`) : null}
          note={box.note}
        />
      )}
    </div>
  );
}
