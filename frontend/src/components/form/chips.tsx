/** Optional choice as toggle chips. */
import { useId } from 'react';
import { clsx } from 'clsx';

/** Tapping the selected chip clears the choice. */
export type ChipsProps<V extends string | number> = {
  label: string;
  optional?: boolean;
  options: readonly (readonly [value: V, word: string])[];
  value: V | null;
  onChange: (value: V | null) => void;
};

export function Chips<V extends string | number>({ label, optional, options, value, onChange }: ChipsProps<V>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col gap-1.5">
      <span id={id} className="text-sm font-medium text-ink">
        {label}
        {optional && <span className="font-normal text-ink-3"> (opcional)</span>}
      </span>
      <div className="flex flex-wrap gap-2">
        {options.map(([each, word]) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === value}
            onClick={() => onChange(each === value ? null : each)}
            className={clsx(
              'min-h-control max-w-full min-w-control rounded-full px-4 py-1 text-sm font-medium transition-colors duration-150',
              each === value ? 'bg-ink text-bg' : 'bg-sunken text-ink-2 hover:bg-line hover:text-ink',
            )}
          >
            {word}
          </button>
        ))}
      </div>
    </div>
  );
}
