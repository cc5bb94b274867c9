/** Client form in a sheet. */
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useSaveClient } from '@/api/clients';
import { useRecordForm } from '@/api/forms/use-record-form';
import type { Client, ClientInput } from '@/api/types';
import { equatedToCompanyLabels } from '@/lib/generated/enum-labels';
import { normalizeCnpj, normalizePhone } from '@/lib/format/br-documents';
import { isValidCpfOrCnpj, isValidPhone } from '@/lib/forms/document-checks';
import { optionalDocument, optionalText, requiredText } from '@/lib/forms/fields';
import { clientInputLimits as limits } from '@/lib/generated/limits';
import { Sheet } from '@/components/ui/dialog';
import { MaskedField, SelectField, TextAreaField, TextField } from '@/components/form/form-fields';
import { RecordForm } from '@/components/form/record-form';
import { toast } from '@/components/ui/toast-store';

const clientSchema = v.object({
  name: requiredText('Informe o nome do cliente.', limits.name),
  document: optionalDocument(isValidCpfOrCnpj, normalizeCnpj, 'CPF ou CNPJ inválido. Confira os números.'),
  equatedToCompany: v.picklist(['unknown', 'yes', 'no']),
  phone: optionalDocument(isValidPhone, normalizePhone, 'Telefone inválido. Informe DDD e número.'),
  notes: optionalText(limits.notes),
});

type ClientValues = v.InferInput<typeof clientSchema>;

function clientValues({ name, document, equatedToCompany, phone, notes }: ClientInput): ClientValues {
  return {
    name,
    document: document ?? '',
    equatedToCompany: equatedToCompany ?? 'unknown',
    phone: phone ?? '',
    notes: notes ?? '',
  };
}

/** Digits of a CPF: the equated-to-company question concerns persons only. */
const CPF_DIGITS = 11;

/** `client` null creates one with the initial `name`. */
export type ClientSheetProps = {
  userId: number;
  client: Client | null;
  name: string;
  onClose: () => void;
  onSaved: (client: Client) => void;
  /** Further actions below the form. */
  children?: ReactNode;
};

export function ClientSheet({ userId, client, name, onClose, onSaved, children }: ClientSheetProps) {
  const save = useSaveClient(client?.id ?? null);
  const record = useRecordForm<ClientValues, ClientInput, Client>({
    userId,
    name: client === null ? `client:new:${name}` : `client:${client.id}`,
    defaults:
      client === null
        ? { name, document: '', equatedToCompany: 'unknown', phone: '', notes: '' }
        : clientValues(client),
    version: client?.version ?? null,
    schema: clientSchema,
    toValues: clientValues,
    save: (body, { ifMatch }) => save.mutateAsync({ body, ifMatch }),
    onSaved: (saved) => {
      toast({ title: client === null ? 'Cliente cadastrado' : 'Cliente salvo', description: saved.name });
      onSaved(saved);
    },
  });
  const { form } = record;
  const document = useWatch({ control: form.control, name: 'document' });
  const isPerson = document.replace(/\D/g, '').length === CPF_DIGITS;
  return (
    <Sheet open onClose={onClose} title={client === null ? 'Novo cliente' : 'Editar cliente'}>
      <RecordForm {...record} limits={limits} submitLabel="Salvar cliente">
        <TextField form={form} name="name" label="Nome ou razão social" required />
        <MaskedField form={form} name="document" label="CPF ou CNPJ" kind="cpfCnpj" optional />
        {isPerson && (
          <SelectField
            form={form}
            name="equatedToCompany"
            label="Equiparado a empresa"
            options={equatedToCompanyLabels}
            hint="O produtor rural que recolhe ao INSS a parte de patrão, por exemplo. Se for, o seu INSS próprio cai de 20% para 11% da base (Lei 8.212/1991, art. 30, § 4º). Pergunte a ele."
          />
        )}
        <MaskedField form={form} name="phone" label="Telefone" kind="phone" optional placeholder="(11) 98765-4321" />
        <TextAreaField form={form} name="notes" label="Observações" optional />
      </RecordForm>
      {children}
    </Sheet>
  );
}
