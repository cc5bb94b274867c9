/** Time of a freight event: field and conversion. */
import * as v from 'valibot';
import { useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { inputToInstant, instantToInput, nowInput } from '@/lib/format/dates';
import { DateTimeInput } from '@/components/form/date-input';
import { Field } from '@/components/form/field';

/** Initial value: the entered time, or now. */
export function openedWith(entered: string | null | undefined, timeZone: string): string {
  return entered ? instantToInput(entered, timeZone) : nowInput(timeZone);
}

/** An unchanged value means now, or the entered time: the input has minutes only, and two events may share one. */
export function momentSchema(timeZone: string, opened: string) {
  return v.pipe(
    v.string(),
    v.check((text) => inputToInstant(text, timeZone) !== null, 'Informe o dia e a hora.'),
    v.transform((text) => (text === opened ? null : inputToInstant(text, timeZone))),
  );
}

type Props<V extends FieldValues, B> = { form: UseFormReturn<V, unknown, B>; name: Path<V>; hint?: string };

/** In the user's zone. */
export function MomentField<V extends FieldValues, B>({ form, name, hint }: Props<V, B>) {
  const { field, fieldState } = useController<V, Path<V>, B>({ control: form.control, name });
  return (
    <Field label="Quando foi" hint={hint} error={fieldState.error?.message}>
      <DateTimeInput {...field} />
    </Field>
  );
}
