/** A text box that finds one of many: cities, clients. WAI-ARIA combobox with a listbox. */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { X } from 'lucide-react';
import { ComboboxList } from './combobox-list';
import { useField } from './field';

/** Props of `Combobox`. The parent answers `onQuery` with new `options`. */
export type ComboboxProps<T> = {
  value: T | null;
  onChange: (value: T | null) => void;
  /** Told what is typed, 150 ms after the last key and at once when the list opens. */
  onQuery: (query: string) => void;
  options: readonly T[];
  loading?: boolean;
  optionKey: (option: T) => string | number;
  /** What stands in the box and in bold in the list. */
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
  placeholder?: string;
  name?: string;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Chooses one option by typing. Escape takes back what was typed; emptying the box chooses nothing. */
export function Combobox<T>({ ref, name, disabled, placeholder, onBlur, ...props }: ComboboxProps<T>) {
  const { value, onChange, optionLabel } = props;
  const box = useBox(props);
  const listId = useId();
  const label = value === null ? '' : optionLabel(value);
  return (
    <div className="relative">
      <input
        {...useField()}
        ref={ref}
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
          box.close();
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

type BoxInput<T> = Pick<
  ComboboxProps<T>,
  'value' | 'onChange' | 'onQuery' | 'options' | 'onCreate' | 'minChars' | 'loading' | 'emptyText' | 'promptText'
>;

/** What the box is doing: its text while open (null when closed), the row the keyboard is on, and the ways to change them. */
function useBox<T>({ value, onChange, onQuery, options, onCreate, minChars = 0, ...texts }: BoxInput<T>) {
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The timer lives outside React: it must not fire for a box that is gone.
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = text !== null;
  const query = (text ?? '').trim();
  const ready = query.length >= minChars;
  const shown = ready ? options : [];
  const create = onCreate && query !== '' ? onCreate : undefined;
  const rows = shown.length + (create ? 1 : 0);
  const empty = texts.loading ? 'Procurando…' : (texts.emptyText ?? 'Nada encontrado.');
  const note = shown.length > 0 ? null : ready ? empty : (texts.promptText ?? 'Comece a digitar.');

  function close() {
    clearTimeout(timer.current);
    setText(null);
  }
  function openList() {
    if (open) return;
    setText('');
    setActive(0);
    onQuery('');
  }
  function type(next: string) {
    setText(next);
    setActive(0);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onQuery(next.trim()), 150);
    if (next === '' && open && value !== null && query !== '') onChange(null);
  }
  function choose(index: number) {
    const option = shown[index];
    if (option !== undefined) onChange(option);
    else if (create) create(query);
    else return;
    close();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) openList();
      else if (rows > 0) setActive((active + (event.key === 'ArrowDown' ? 1 : rows - 1)) % rows);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && open) {
      // Only the list closes, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }
  return { text, open, query, shown, rows, active, create, note, type, openList, close, choose, onKeyDown };
}
