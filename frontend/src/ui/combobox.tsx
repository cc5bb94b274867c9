/** A text box that finds one of many: cities, clients. WAI-ARIA combobox with a listbox. */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Check, Plus, X } from 'lucide-react';
import clsx from 'clsx';
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
export function Combobox<T>(props: ComboboxProps<T>) {
  const { value, onChange, onQuery, options, optionKey, optionLabel, minChars = 0 } = props;
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const listId = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The timer lives outside React: it must not fire for a box that is gone.
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = text !== null;
  const query = (text ?? '').trim();
  const ready = query.length >= minChars;
  const shown = ready ? options : [];
  const create = props.onCreate && query !== '' ? props.onCreate : undefined;
  const rows = shown.length + (create ? 1 : 0);

  function type(next: string) {
    setText(next);
    setActive(0);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onQuery(next.trim()), 150);
    if (next === '' && value !== null) onChange(null);
  }
  function openList() {
    if (open) return;
    setText('');
    setActive(0);
    onQuery('');
  }
  function close() {
    clearTimeout(timer.current);
    setText(null);
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
    } else if (event.key === 'Enter' && open && rows > 0) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <div className="relative">
      <input
        {...useField()}
        ref={props.ref}
        name={props.name}
        disabled={props.disabled}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && rows > 0 ? `${listId}-${active}` : undefined}
        placeholder={open && value !== null ? optionLabel(value) : props.placeholder}
        value={text ?? (value === null ? '' : optionLabel(value))}
        onChange={(event) => type(event.target.value)}
        onClick={openList}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          props.onBlur?.();
        }}
        className="control pr-12"
      />
      {value !== null && !props.disabled && <ClearButton onClear={() => (onChange(null), close())} />}
      {open && (
        <ul
          id={listId}
          role="listbox"
          aria-label="Opções"
          // Keeps the focus in the box, so that the tap is a choice and not a blur.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-float"
        >
          {shown.map((option, index) => (
            <OptionRow
              key={optionKey(option)}
              id={`${listId}-${index}`}
              active={index === active}
              selected={value !== null && optionKey(value) === optionKey(option)}
              label={optionLabel(option)}
              hint={props.optionHint?.(option) ?? null}
              onChoose={() => choose(index)}
            />
          ))}
          {shown.length === 0 && <Note {...props} ready={ready} />}
          {create && (
            <OptionRow
              id={`${listId}-${shown.length}`}
              active={active === shown.length}
              selected={false}
              create
              label={props.createLabel?.(query) ?? `Cadastrar “${query}”`}
              hint={null}
              onChoose={() => choose(shown.length)}
            />
          )}
        </ul>
      )}
    </div>
  );
}

function Note({
  ready,
  loading,
  emptyText = 'Nada encontrado.',
  promptText = 'Comece a digitar.',
}: {
  ready: boolean;
  loading?: boolean;
  emptyText?: string;
  promptText?: string;
}) {
  const text = !ready ? promptText : loading ? 'Procurando…' : emptyText;
  return (
    <li role="option" aria-selected="false" aria-disabled="true" className="px-3 py-3 text-sm text-ink-3">
      {text}
    </li>
  );
}

type OptionRowProps = {
  id: string;
  active: boolean;
  selected: boolean;
  create?: boolean;
  label: string;
  hint: string | null;
  onChoose: () => void;
};

function OptionRow({ id, active, selected, create, label, hint, onChoose }: OptionRowProps) {
  const row = useRef<HTMLLIElement>(null);
  // The list scrolls by itself only for the keyboard's row.
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <li
      ref={row}
      id={id}
      role="option"
      aria-selected={selected}
      onClick={onChoose}
      className={clsx(
        'flex min-h-12 cursor-pointer items-center gap-2 rounded-md px-3 py-2 hover:bg-sunken',
        active && 'bg-sunken',
      )}
    >
      {create && <Plus aria-hidden="true" className="size-5 shrink-0" />}
      <span className="min-w-0 flex-1 font-semibold">
        {label} {hint && <span className="font-normal text-ink-3">{hint}</span>}
      </span>
      {selected && <Check aria-hidden="true" className="size-5 shrink-0" />}
    </li>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button
      type="button"
      aria-label="Limpar"
      onClick={onClear}
      className="absolute top-0.5 right-0.5 flex size-12 items-center justify-center rounded-control text-ink-3 hover:text-ink"
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}
