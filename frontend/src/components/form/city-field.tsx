/** City combobox: from three letters, accents ignored. */
import { useController, type FieldValues } from 'react-hook-form';
import { cityLabel } from '@/lib/labels/labels';
import { Combobox } from './combobox';
import { Field } from './field';
import type { FormFieldProps } from './form-fields';

/** City in a form. */
export type CityChoice = { code: number; name: string; uf: string };

/** Search results so far. */
export type FoundCities = { data?: { items: CityChoice[] } | undefined; isFetching: boolean; isError: boolean };

/** Origin or destination; the parent answers `onQuery` with new `cities`. */
export function CityField<V extends FieldValues, B>(
  props: Pick<FormFieldProps<V, B>, 'form' | 'name' | 'label' | 'hint' | 'optional' | 'required'> & {
    cities: FoundCities;
    onQuery: (query: string) => void;
  },
) {
  const { form, name, cities, onQuery, ...fieldProps } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <Field {...fieldProps} error={fieldState.error?.message}>
      <Combobox<CityChoice>
        {...field}
        onQuery={onQuery}
        options={cities.data?.items ?? []}
        loading={cities.isFetching}
        optionKey={({ code }) => code}
        optionLabel={cityLabel}
        minChars={3}
        promptText="Digite três letras do nome."
        emptyText={cities.isError ? 'Não deu para buscar agora. Tente de novo.' : 'Nenhuma cidade com este nome.'}
        placeholder="Cidade"
      />
    </Field>
  );
}
