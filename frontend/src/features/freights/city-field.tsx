/** A city found by three letters, with or without accents. */
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { City } from '@/api/types';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import type { FreightFormApi } from './freight-fields';
import { useCities } from './freight-queries';

/** Origin or destination. */
export function CityField({
  form,
  name,
  label,
}: {
  form: FreightFormApi;
  name: 'origin' | 'destination';
  label: string;
}) {
  const [query, setQuery] = useState('');
  const { field, fieldState } = useController({ control: form.control, name });
  const cities = useCities(query);
  return (
    <Field label={label} error={fieldState.error?.message} required>
      <Combobox<City>
        {...field}
        onQuery={setQuery}
        options={cities.data?.items ?? []}
        loading={cities.isFetching}
        optionKey={({ code }) => code}
        optionLabel={({ name: city, uf }) => `${city}, ${uf}`}
        minChars={3}
        promptText="Digite três letras do nome."
        emptyText={cities.isError ? 'Não deu para buscar agora. Tente de novo.' : 'Nenhuma cidade com este nome.'}
        placeholder="Cidade"
      />
    </Field>
  );
}
