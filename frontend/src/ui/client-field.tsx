/** The client: one already known, or a new one by what is typed. */
import { useController, type FieldValues } from 'react-hook-form';
import { formatCpfOrCnpj } from '@/lib/br-documents';
import { Combobox } from './combobox';
import { Field } from './field';
import type { FormFieldProps } from './form-fields';

/** A client as it is chosen; the form keeps name and phone beside the id. */
export type ClientChoice = { id: number; name: string; phone: string | null; document?: string | null };

/** The clients that were found so far, as a read gives them. */
export type FoundClients = { data?: { items: ClientChoice[] } | undefined; isFetching: boolean };

/** Finds by name or document; the parent answers `onQuery` with new `clients`. */
export function ClientField<V extends FieldValues, B>(
  props: Pick<FormFieldProps<V, B>, 'form' | 'name' | 'hint'> & {
    clients: FoundClients;
    onQuery: (query: string) => void;
    onNewClient: (name: string) => void;
  },
) {
  const { form, name, hint, clients, onQuery, onNewClient } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <Field label="Cliente" hint={hint} optional error={fieldState.error?.message}>
      <Combobox<ClientChoice>
        {...field}
        onChange={(chosen) => field.onChange(chosen && { id: chosen.id, name: chosen.name, phone: chosen.phone })}
        onQuery={onQuery}
        options={clients.data?.items ?? []}
        loading={clients.isFetching}
        optionKey={({ id }) => id}
        optionLabel={(client) => client.name}
        optionHint={({ document }) => (document ? formatCpfOrCnpj(document) : null)}
        onCreate={onNewClient}
        createLabel={(text) => `Cadastrar “${text}”`}
        emptyText="Nenhum cliente ainda. Digite o nome para cadastrar."
        placeholder="Quem contrata e paga"
      />
    </Field>
  );
}
