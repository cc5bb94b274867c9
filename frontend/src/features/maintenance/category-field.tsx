/** Category combobox: matches labels and drivers' terms ("óleo", "borracharia"). */
import { useState } from 'react';
import { useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { maintenanceCategoryLabels } from '@/lib/generated/enum-labels';
import { Combobox } from '@/components/form/combobox';
import { Field } from '@/components/form/field';
import { categoriesFor, categoryExamples, type MaintenanceCategory } from './category-labels';

type Props<V extends FieldValues, B> = { form: UseFormReturn<V, unknown, B>; name: Path<V> };

/** The form holds the category's code, or an empty text. */
export function CategoryField<V extends FieldValues, B>({ form, name }: Props<V, B>) {
  const { field, fieldState } = useController<V, Path<V>, B>({ control: form.control, name });
  const [query, setQuery] = useState('');
  const { value, ...rest } = field;
  return (
    <Field label="Categoria" required error={fieldState.error?.message}>
      <Combobox<MaintenanceCategory>
        {...rest}
        value={value === '' ? null : value}
        onChange={(code) => field.onChange(code ?? '')}
        onQuery={setQuery}
        options={categoriesFor(query)}
        optionKey={(code) => code}
        optionLabel={(code) => maintenanceCategoryLabels[code]}
        optionHint={categoryExamples}
        emptyText="Nenhuma categoria com esta palavra. Apague para ver as onze."
        placeholder="Óleo, pneu, bateria…"
      />
    </Field>
  );
}
