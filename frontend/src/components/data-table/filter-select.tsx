/** Select filter of a list; without a visible label its empty option names the filter. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { Options } from '@/components/form/form-fields';
import { Field } from '@/components/form/field';
import { SelectInput } from '@/components/form/text-inputs';

/** `on` while the filter is active; `wide` in a sheet, with a visible label. */
export type FilterFrameProps = {
  label: string;
  wide?: boolean;
  on: boolean;
  value: string | number;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** Classes of filters: one height, emphasised while active. */
export const filterLook = (on: boolean) => clsx('h-control', on && 'border-2 border-ink bg-sunken font-medium');

/** Frame of a filter select: as wide as its longest option, at most 288 px in a row, 208 where compact. */
export function FilterFrame({ label, wide = false, on, value, onChange, children }: FilterFrameProps) {
  return (
    <Field
      label={label}
      hideLabel={!wide}
      className={clsx('min-w-0', wide ? 'basis-full' : 'max-w-full grow md:max-w-72 md:flex-none md:compact:max-w-52')}
    >
      <SelectInput value={value} onChange={({ target }) => onChange(target.value)} className={filterLook(on)}>
        {children}
      </SelectInput>
    </Field>
  );
}

/** `all` is the label of no filter. */
export type FilterSelectProps = Pick<FilterFrameProps, 'wide'> & {
  label: string;
  all: string;
  options: Options;
  value: string;
  onChange: (value: string) => void;
};

export function FilterSelect({ label, wide, all, options, value, onChange }: FilterSelectProps) {
  const pairs: readonly (readonly [string, string])[] = Array.isArray(options) ? options : Object.entries(options);
  return (
    <FilterFrame label={label} wide={wide} on={value !== ''} value={value} onChange={onChange}>
      <option value="">{all}</option>
      {pairs.map(([code, word]) => (
        <option key={code} value={code}>
          {word}
        </option>
      ))}
    </FilterFrame>
  );
}
