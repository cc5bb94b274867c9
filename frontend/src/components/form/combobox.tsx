/** A text box that finds one of many: cities, clients. WAI-ARIA combobox with a listbox. */
import { useId, useImperativeHandle, useRef, type Ref } from 'react';
import { X } from 'lucide-react';
import { ComboboxList } from './combobox-list';
import { useField } from './field';
import { useCombobox } from './use-combobox';

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
