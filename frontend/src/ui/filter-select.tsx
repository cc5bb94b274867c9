/** One filter of a list: a select without a visible label, whose empty choice says what it narrows. */
import type { Choices } from './form-fields';
import { Field } from './field';
import { SelectInput } from './text-inputs';

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
    <Field label={label} hideLabel className="min-w-0 flex-1 basis-36 md:flex-none">
      <SelectInput value={value} onChange={({ target }) => onChange(target.value)} className="h-12">
        <option value="">{all}</option>
        {pairs.map(([code, word]) => (
          <option key={code} value={code}>
            {word}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}
