/**
 * A choice among a few, all in sight, of which one always holds: native radio buttons in one frame. It answers a question
 * of a form, or of what a report covers; what narrows a list is a filter.
 */
import { useId } from 'react';
import { clsx } from 'clsx';

/** Props of `Segmented`; fits `Controller`'s `field`. */
export type SegmentedProps<V extends string> = {
  label: string;
  hideLabel?: boolean;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
  className?: string;
};

/** Two to four words beside each other, one of them chosen. */
export function Segmented<V extends string>({
  label,
  hideLabel,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<V>) {
  const name = useId();
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{label}</legend>
      <div className="flex rounded-control bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex h-11 flex-1 cursor-pointer items-center justify-center rounded-md px-2 text-center text-sm leading-5 font-semibold',
              'transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-focus',
              option.value === value
                ? 'bg-surface text-ink outline-1 outline-line-strong'
                : 'text-ink-2 hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
