/**
 * Segmented control: native radio buttons, all visible, one always selected. For questions of a form or a report; lists
 * are narrowed by filters.
 */
import { useId } from 'react';
import { clsx } from 'clsx';

/** Fits `Controller`'s `field`. */
export type SegmentedProps<V extends string> = {
  label: string;
  hideLabel?: boolean;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
  className?: string;
};

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
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{label}</legend>
      <div className="flex rounded-control bg-sunken p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex h-segment flex-1 cursor-pointer items-center justify-center rounded-md px-2 text-center text-sm leading-5 font-medium',
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
