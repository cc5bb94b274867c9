/** Listbox of a combobox. */
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Check, Plus } from 'lucide-react';
import { clsx } from 'clsx';
import { useFloating } from '@/components/ui/use-floating';

/** `anchor` is the input, `createRow` the label of the last row, `note` the text without options. */
export type ComboboxListProps<T> = {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly T[];
  value: T | null;
  active: number;
  optionKey: (option: T) => string | number;
  optionLabel: (option: T) => string;
  optionHint?: (option: T) => string | null;
  createRow: string | null;
  note: string | null;
  onChoose: (index: number) => void;
};

export function ComboboxList<T>({
  id,
  anchor,
  options,
  value,
  active,
  createRow,
  note,
  onChoose,
  ...of
}: ComboboxListProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  useFloating({ anchor: () => anchor.current, floating: () => frame.current });
  return (
    <div
      ref={frame}
      popover="manual"
      className="fixed inset-auto top-(--top) left-(--left) m-0 max-h-(--room) w-(--anchor-width) flex-col overflow-hidden rounded-control border border-line bg-surface p-0 text-ink float-shadow open:flex"
    >
      {note !== null && (
        <p role="status" className="px-4 py-3 text-sm text-ink-3">
          {note}
        </p>
      )}
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label="Opções"
        // Preserves the focus of the input, so that a tap selects instead of blurring.
        onMouseDown={(event) => event.preventDefault()}
        className="max-h-80 min-h-0 overflow-y-auto p-1 empty:hidden"
      >
        {options.map((option, index) => (
          <OptionRow
            key={of.optionKey(option)}
            id={`${id}-${index}`}
            active={index === active}
            selected={value !== null && of.optionKey(value) === of.optionKey(option)}
            label={of.optionLabel(option)}
            hint={of.optionHint?.(option) ?? null}
            onChoose={() => onChoose(index)}
          />
        ))}
        {createRow !== null && (
          <OptionRow
            id={`${id}-${options.length}`}
            active={active === options.length}
            selected={false}
            icon={<Plus aria-hidden="true" />}
            label={createRow}
            hint={null}
            onChoose={() => onChoose(options.length)}
          />
        )}
      </div>
    </div>
  );
}

/** `selected` is the current value, `active` the row of the keyboard. */
export type OptionRowProps = {
  id: string;
  active: boolean;
  selected: boolean;
  icon?: ReactNode;
  label: string;
  hint: string | null;
  onChoose: () => void;
};

export function OptionRow({ id, active, selected, icon, label, hint, onChoose }: OptionRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // Scrolls the active row into view.
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the input, which keeps the focus
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      onClick={onChoose}
      className={clsx(
        'flex min-h-control cursor-pointer items-center gap-2 rounded-md px-3 py-1.5 hover:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0',
        active && 'bg-sunken outline-2 -outline-offset-2 outline-line-strong',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1 font-medium">
        {label} {hint && <span className="font-normal text-ink-3">{hint}</span>}
      </span>
      {selected && <Check aria-hidden="true" />}
    </div>
  );
}
