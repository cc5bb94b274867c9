/** One filter of a list: a select, in a row of tools without a visible label, whose empty choice says what it narrows. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { Choices } from '@/components/form/form-fields';
import { Field } from '@/components/form/field';
import { SelectInput } from '@/components/form/text-inputs';

/** Props of `FilterFrame`; `on` where it narrows the list, `wide` in a sheet, where the label is seen. */
export type FilterFrameProps = {
  label: string;
  wide?: boolean;
  on: boolean;
  value: string | number;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** One height, set off by frame and weight while it is on. */
export const filterLook = (on: boolean) => clsx('h-12', on && 'border-2 border-ink bg-sunken font-semibold');

/** The look of every filter in a row of tools, whatever its `<option>`s are: as wide as the longest, up to 288 px beside others. */
export function FilterFrame({ label, wide = false, on, value, onChange, children }: FilterFrameProps) {
  return (
    <Field
      label={label}
      hideLabel={!wide}
      className={clsx('min-w-0', wide ? 'basis-full' : 'max-w-full grow md:max-w-72 md:flex-none')}
    >
      <SelectInput value={value} onChange={({ target }) => onChange(target.value)} className={filterLook(on)}>
        {children}
      </SelectInput>
    </Field>
  );
}

/** Props of `FilterSelect`; `all` is the word for no filter. */
export type FilterSelectProps = {
  label: string;
  all: string;
  choices: Choices;
  value: string;
  onChange: (value: string) => void;
};

/** A select that narrows a list. */
export function FilterSelect({ label, all, choices, value, onChange }: FilterSelectProps) {
  const pairs: readonly (readonly [string, string])[] = Array.isArray(choices) ? choices : Object.entries(choices);
  return (
    <FilterFrame label={label} on={value !== ''} value={value} onChange={onChange}>
      <option value="">{all}</option>
      {pairs.map(([code, word]) => (
        <option key={code} value={code}>
          {word}
        </option>
      ))}
    </FilterFrame>
  );
}
