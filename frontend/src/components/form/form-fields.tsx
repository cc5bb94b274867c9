/** Form fields: controls bound to react-hook-form with label, error and focus. */
import type { ComponentProps, ReactNode } from 'react';
import { useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { DateInput } from './date-input';
import { Field, type FieldProps, useLimit } from './field';
import { MaskedInput, PlateInput, type MaskKind } from './masked-input';
import { MoneyInput, type MoneyInputProps } from './money-input';
import { DecimalInput, type DecimalInputProps } from './number-inputs';
import { SelectInput, TextArea, TextInput } from './text-inputs';

export type FormFieldProps<V extends FieldValues, B> = Omit<FieldProps, 'children' | 'error'> & {
  form: UseFormReturn<V, unknown, B>;
  name: Path<V>;
};

type Bound = {
  text: {
    name: string;
    value: string;
    onChange: (value: unknown) => void;
    onBlur: () => void;
    ref: (element: HTMLElement | null) => void;
  };
  number: { name: string; value: number | null; onChange: (value: number | null) => void; onBlur: () => void };
};

function split<V extends FieldValues, B, P extends FormFieldProps<V, B>>(props: P) {
  const { form, name, label, hint, optional, required, hideLabel, className, ...control } = props;
  return { form, name, frame: { label, hint, optional, required, hideLabel, className }, control };
}

function useBound<V extends FieldValues, B>(form: UseFormReturn<V, unknown, B>, name: Path<V>) {
  const { field, fieldState } = useController<V, Path<V>, B>({ name, control: form.control });
  const { value, ref, ...rest } = field;
  return {
    limit: useLimit(name),
    error: fieldState.error?.message ?? nestedMessage(fieldState.error),
    text: { ...rest, ref, value: (value ?? '') as string } as Bound['text'],
    number: { ...rest, value: (value ?? null) as number | null } as Bound['number'],
  };
}

function nestedMessage(error: unknown): string | undefined {
  const root = (error as { root?: { message?: string } } | undefined)?.root;
  return root?.message;
}

export function TextField<V extends FieldValues, B>(
  props: FormFieldProps<V, B> &
    Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'inputMode' | 'autoCapitalize' | 'list'>,
) {
  const { form, name, frame, control } = split<V, B, typeof props>(props);
  const { error, text, limit } = useBound(form, name);
  return (
    <Field {...frame} error={error}>
      <TextInput maxLength={limit?.maxLength} {...control} {...text} />
    </Field>
  );
}

export function TextAreaField<V extends FieldValues, B>(
  props: FormFieldProps<V, B> & { placeholder?: string; rows?: number },
) {
  const { form, name, frame, control } = split<V, B, typeof props>(props);
  const { error, text, limit } = useBound(form, name);
  return (
    <Field {...frame} error={error}>
      <TextArea maxLength={limit?.maxLength} {...control} {...text} />
    </Field>
  );
}

export function DateField<V extends FieldValues, B>(props: FormFieldProps<V, B> & { max?: string; min?: string }) {
  const { form, name, frame, control } = split<V, B, typeof props>(props);
  const { error, text } = useBound(form, name);
  return (
    <Field {...frame} error={error}>
      <DateInput {...control} {...text} />
    </Field>
  );
}

/** Options: a table of labels, or pairs where the order matters (number-like keys are reordered). */
export type Options = Record<string, string> | readonly (readonly [code: string, word: string])[];

function pairsOf(options: Options): readonly (readonly [string, string])[] {
  return Array.isArray(options) ? options : Object.entries(options as Record<string, string>);
}

/** `none` is the label of the empty option. */
export function SelectField<V extends FieldValues, B>(
  props: FormFieldProps<V, B> & { options: Options; none?: string },
) {
  const { form, name, frame, control } = split<V, B, typeof props>(props);
  const { error, text } = useBound(form, name);
  return (
    <Field {...frame} error={error}>
      <SelectInput {...text}>
        {control.none !== undefined && <option value="">{control.none}</option>}
        {pairsOf(control.options).map(([code, word]) => (
          <option key={code} value={code}>
            {word}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

/** Number as an integer of 10^-scale units (scale 0 by default). */
export function NumberField<V extends FieldValues, B>(
  props: FormFieldProps<V, B> &
    Partial<Pick<DecimalInputProps, 'scale' | 'max' | 'dot'>> & { unit?: ReactNode; placeholder?: string },
) {
  const { form, name, frame, control } = split<V, B, typeof props>(props);
  const { error, number, limit } = useBound(form, name);
  return (
    <Field {...frame} error={error}>
      <DecimalInput max={limit?.maximum} {...control} {...number} scale={control.scale ?? 0} />
    </Field>
  );
}

/** Year as text: numbers would have a thousands dot. */
export function YearField<V extends FieldValues, B>(props: FormFieldProps<V, B>) {
  const { form, name, frame } = split<V, B, typeof props>(props);
  const { error, number } = useBound(form, name);
  return (
    <Field {...frame} error={error}>
      <TextInput
        name={number.name}
        onBlur={number.onBlur}
        inputMode="numeric"
        maxLength={4}
        value={number.value === null ? '' : String(number.value)}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '');
          number.onChange(digits === '' ? null : Number(digits));
        }}
      />
    </Field>
  );
}

/** Money in cents. */
export function MoneyField<V extends FieldValues, B>(
  props: FormFieldProps<V, B> & Pick<MoneyInputProps, 'big' | 'unit' | 'kind' | 'placeholder'>,
) {
  const { form, name, frame, control } = split<V, B, typeof props>(props);
  const { error, number } = useBound(form, name);
  return (
    <Field {...frame} error={error}>
      <MoneyInput {...control} {...number} />
    </Field>
  );
}

export function PlateField<V extends FieldValues, B>(props: FormFieldProps<V, B>) {
  const { form, name, frame } = split<V, B, typeof props>(props);
  const { error, text } = useBound(form, name);
  return (
    <Field {...frame} error={error}>
      <PlateInput {...text} />
    </Field>
  );
}

/** CPF, CNPJ or phone. */
export function MaskedField<V extends FieldValues, B>(
  props: FormFieldProps<V, B> & { kind: MaskKind; placeholder?: string },
) {
  const { form, name, frame, control } = split<V, B, typeof props>(props);
  const { error, text } = useBound(form, name);
  return (
    <Field {...frame} error={error}>
      <MaskedInput {...control} {...text} />
    </Field>
  );
}
