/** The client of a freight: one already known, or a new one by what is typed. */
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Freight } from '@/api/types';
import { formatCpfOrCnpj } from '@/lib/br-documents';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { useClients } from './client-queries';
import type { FreightFormApi } from './freight-fields';

type ClientChoice = NonNullable<Freight['client']> & { document?: string | null };

/** Finds by name or document. */
export function ClientField(props: { form: FreightFormApi; userId: number; onNewClient: (name: string) => void }) {
  const { form, userId, onNewClient } = props;
  const [query, setQuery] = useState<string | null>(null);
  const { field, fieldState } = useController({ control: form.control, name: 'client' });
  const clients = useClients(query, userId);
  return (
    <Field label="Cliente" optional error={fieldState.error?.message}>
      <Combobox<ClientChoice>
        {...field}
        onChange={(chosen) => field.onChange(chosen && { id: chosen.id, name: chosen.name, phone: chosen.phone })}
        onQuery={setQuery}
        options={clients.data?.items ?? []}
        loading={clients.isFetching}
        optionKey={({ id }) => id}
        optionLabel={({ name }) => name}
        optionHint={({ document }) => (document ? formatCpfOrCnpj(document) : null)}
        onCreate={onNewClient}
        createLabel={(text) => `Cadastrar “${text}”`}
        emptyText="Nenhum cliente ainda. Digite o nome para cadastrar."
        placeholder="Quem contrata e paga"
      />
    </Field>
  );
}
