/** Client combobox: an existing client, or a new one by name. */
import { useController, type FieldValues } from 'react-hook-form';
import { formatCpfOrCnpj } from '@/lib/format/br-documents';
import { newClient, type ChosenClient } from '@/lib/forms/client-choice';
import { Combobox } from './combobox';
import { Field } from './field';
import type { FormFieldProps } from './form-fields';
import { Pencil } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';

/** Edit link beside a line of the first card; hidden from 768 px on. */
export function PhoneEdit({ to }: { to: string }) {
  return (
    <LinkButton
      to={to}
      size="sm"
      variant="ghost"
      icon={<Pencil aria-hidden="true" />}
      className="-my-2 -mr-3 ml-auto md:hidden"
    >
      Editar
    </LinkButton>
  );
}

/** Client in the form: name and phone beside the id. */
type ClientOption = ChosenClient & { document?: string | null };

/** Search results so far. */
export type FoundClients = {
  data?: { items: ClientOption[]; nextCursor?: string | null } | undefined;
  isFetching: boolean;
};

/**
 * Searches by name or document; the parent answers `onQuery` with new `clients`. Leaving the field selects the client
 * of the typed name, else the only one whose name begins with it: half a name must not create a duplicate. Any other
 * name becomes a new client on save; the hint says so. `onNewClient` opens its other fields.
 */
export function ClientField<V extends FieldValues, B>(
  props: Pick<FormFieldProps<V, B>, 'form' | 'name'> & {
    clients: FoundClients;
    onQuery: (query: string) => void;
    onNewClient?: (name: string) => void;
  },
) {
  const { form, name, clients, onQuery } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const value = field.value as ChosenClient | null;
  const create = (typed: string) => field.onChange(newClient(typed));
  return (
    <Field
      label="Cliente"
      hint={value?.id === null && `Cliente novo: “${value.name}” será cadastrado ao salvar.`}
      optional
      error={fieldState.error?.message}
    >
      <Combobox<ClientOption>
        {...field}
        value={value}
        onChange={(chosen) => field.onChange(chosen && { id: chosen.id, name: chosen.name, phone: chosen.phone })}
        onQuery={onQuery}
        options={clients.data?.items ?? []}
        loading={clients.isFetching}
        optionKey={(client) => client.id ?? client.name}
        optionLabel={(client) => client.name}
        optionHint={({ document }) => (document ? formatCpfOrCnpj(document) : null)}
        onCreate={props.onNewClient ?? create}
        onLeaveTyped={create}
        // With further pages, other clients may begin with the text.
        completesTyped={(clients.data?.nextCursor ?? null) === null}
        createLabel={(text) => `Cadastrar “${text}”`}
        emptyText="Nenhum cliente ainda. Digite o nome para cadastrar."
        placeholder="Quem contrata e paga"
      />
    </Field>
  );
}
