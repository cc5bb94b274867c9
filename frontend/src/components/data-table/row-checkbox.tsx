/** Checkboxes that select rows. */
import { useEffect, useRef } from 'react';
import type { RowSelection } from './data-row';

const TARGET = 'relative z-10 -my-1 flex size-8 cursor-pointer items-center justify-center';

/** Head of the column: selects all rows, or none. */
export function SelectAllCell<T>({ caption, selection }: { caption: string; selection: RowSelection<T> }) {
  const box = useRef<HTMLInputElement>(null);
  const { extent, toggleAll } = selection;
  // "Some" is a state of the element without an attribute.
  useEffect(() => {
    if (box.current) box.current.indeterminate = extent === 'some';
  }, [extent]);
  return (
    <th scope="col" className="w-px pr-0 pl-3 print:hidden">
      <label className={TARGET}>
        <input
          ref={box}
          type="checkbox"
          aria-label={`Selecionar tudo: ${caption}`}
          checked={extent === 'all'}
          onChange={toggleAll}
          className="size-5"
        />
      </label>
    </th>
  );
}

export function SelectCell<T>({ row, selection }: { row: T; selection: RowSelection<T> }) {
  const label = selection.labelOf(row);
  return (
    <td className="w-px pr-0 pl-3 print:hidden">
      {label !== null && (
        <label className={TARGET}>
          <input
            type="checkbox"
            aria-label={label}
            checked={selection.isSelected(row)}
            onChange={() => selection.toggle(row)}
            className="size-5"
          />
        </label>
      )}
    </td>
  );
}

/** Covers a card, its buttons included. */
export function CardCheckbox(props: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <label className="absolute inset-0 z-20 flex items-center rounded-[inherit] pl-4">
      <input
        type="checkbox"
        aria-label={props.label}
        checked={props.isOn}
        onChange={props.onToggle}
        className="size-6"
      />
    </label>
  );
}
