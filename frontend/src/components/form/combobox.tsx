/** Combobox with asynchronous options (WAI-ARIA combobox with a listbox). */
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
import { useField, useFieldLink } from './field';
import { foldAccents } from '@/lib/format/text';
import { useGuardedSubmit } from './use-guarded-submit';

/** Debounce of the query, in ms. */
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

/** Reports the query to the parent, debounced or at once. */
function useDebouncedQuery(onQuery: (query: string) => void) {
  const [reportedQuery, setReportedQuery] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The timer must not fire after unmounting.
  useEffect(() => () => clearTimeout(timer.current), []);
  function ask(query: string) {
    clearTimeout(timer.current);
    setReportedQuery(query);
    onQuery(query);
  }
  function askSoon(query: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(query), PAUSE_MS);
  }
  return { reportedQuery, ask, askSoon, stop: () => clearTimeout(timer.current) };
}

/** Shows an error at the field. */
function useTold(fault: string | null): void {
  const { setInputError } = useFieldLink();
  useEffect(() => setInputError(fault ?? undefined), [setInputError, fault]);
}

/** State: typed text (null while not typing), active row, and actions. */
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
  /** Pending choice until results arrive: after Enter, or after leaving the field. */
  const [waiting, setWaiting] = useState<'enter' | 'leave' | null>(null);
  const { reportedQuery, ask, askSoon, stop } = useDebouncedQuery(input.onQuery);
  /** Left with an unmatched text: it stays, and the field shows an error. */
  const [isChoicePending, setChoicePending] = useState(false);
  /** Text left before its results arrived: its value is provisional. */
  const [left, setLeft] = useState<string | null>(null);
  const chosen = value === null ? null : input.optionKey(value);
  const [known, setKnown] = useState(chosen);
  // A value set by the form replaces a text that was left.
  if (known !== chosen) {
    setKnown(chosen);
    if (isChoicePending) {
      setText(null);
      setChoicePending(false);
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
  const isAnswered = reportedQuery === query && !loading;
  const several = `Há mais de um com “${query}”. Escolha na lista.`;
  useTold(isChoicePending ? (shown.length > 0 ? several : note) : null);

  function close() {
    stop();
    setText(null);
    setWaiting(null);
    setChoicePending(false);
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
    setChoicePending(false);
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
  /** Option that a typed text means: the one of that name, else the only one that begins with it. */
  function meantBy(typed: string): T | undefined {
    const named = shown.find((option) => isCalled(option, typed));
    if (named !== undefined || !completesTyped) return named;
    const begun = shown.filter((option) => foldAccents(optionLabel(option)).startsWith(foldAccents(typed)));
    return begun.length === 1 ? begun[0] : undefined;
  }
  /**
   * Selects the matching option, else the text itself. A value of exactly this text stays: it was created explicitly.
   * Before results arrive the text is taken provisionally, so that the form can be sent.
   */
  function acceptTyped(take: (query: string) => void): void {
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
  const isLeftAnswered = left !== null && reportedQuery === left && !loading;
  // Results arrive after the field was left.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the result is an event that only the options reveal
    if (isLeftAnswered) complete();
  }, [isLeftAnswered]);
  /** Selects a single match. */
  function chooseOnly(): boolean {
    const only = shown.length === 1 ? shown[0] : undefined;
    const isMeant = query === '' || only !== undefined || (value !== null && isNamed(value));
    if (only !== undefined && query !== '') onChange(only);
    if (isMeant) close();
    else {
      setWaiting(null);
      setChoicePending(true);
    }
    return isMeant;
  }
  const answer = useEffectEvent(() => {
    setWaiting(null);
    if (waiting === 'enter') choose(active);
    else chooseOnly();
  });
  // Results arrive after the key press.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the result is an event that only the options reveal
    if (waiting !== null && isAnswered) answer();
  }, [waiting, isAnswered]);

  /** Resolves the typed text now, or once results arrive; true when done. */
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
      acceptTyped(onLeaveTyped);
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
      // A hidden list selects nothing.
      if (isListed) settle('enter');
      else setIsListed(true);
    } else if (event.key === 'Escape' && text !== null) {
      // First closes the list, then clears the text; the dialog around stays open.
      event.preventDefault();
      event.stopPropagation();
      setWaiting(null);
      if (open) setIsListed(false);
      else close();
    }
  }
  return { text, open, query, shown, rows, active, create, note, type, openList, close, choose, leave, onKeyDown };
}

/** The parent answers `onQuery` with new `options`. */
export type ComboboxProps<T> = {
  value: T | null;
  onChange: (value: T | null) => void;
  /** Receives the query 150 ms after the last key, and at once when the list opens. */
  onQuery: (query: string) => void;
  options: readonly T[];
  loading?: boolean;
  optionKey: (option: T) => string | number;
  /** Text in the input, and in bold in the list. */
  optionLabel: (option: T) => string;
  /** Secondary text of the row: state, document. */
  optionHint?: (option: T) => string | null;
  /** Text without results. */
  emptyText?: string;
  /** Minimum length; shorter queries show `promptText`. */
  minChars?: number;
  promptText?: string;
  /** Adds a last row that creates an option from the text. */
  onCreate?: (query: string) => void;
  createLabel?: (query: string) => string;
  /** Accepts a text that matches no option; without it the field shows an error. */
  onLeaveTyped?: (query: string) => void;
  /** With `onLeaveTyped`: a prefix of exactly one option selects it. */
  completesTyped?: boolean;
  placeholder?: string;
  name?: string;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/**
 * Selects an option by typing. Enter selects among the results of the current text and waits for them; Tab selects a
 * single match.
 *
 * Without `onLeaveTyped` an unmatched text is an error and blocks the submit. With it, leaving selects the option of
 * that name, with `completesTyped` also a unique prefix, else creates a value.
 *
 * The row of `onCreate` always creates one. Escape closes the list; clearing the input clears the value.
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
          className="absolute inset-y-0.5 right-0.5 flex w-control items-center justify-center rounded-control text-ink-3 hover:text-ink"
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
