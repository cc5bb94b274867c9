/** Who pays; a client of whom only the name is known can be made right here. */
import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useClients, useSaveClient } from '@/api/clients';
import { sentenceOf } from '@/api/mutation';
import { ClientField } from '@/ui/client-field';
import { FormError } from '@/ui/field';
import { toast } from '@/ui/toast-store';

/** Finds a client, or makes one of the name that was typed. */
export function PayerField<V extends FieldValues, B>(props: {
  form: UseFormReturn<V, unknown, B>;
  name: Path<V>;
  userId: number;
}) {
  const { form, name: field, userId } = props;
  const [query, setQuery] = useState<string | null>(null);
  const clients = useClients(query, userId);
  const save = useSaveClient(null);
  function create(name: string) {
    save.mutate(
      { body: { name, document: null, phone: null, notes: null }, ifMatch: null },
      {
        onSuccess: ({ id, phone }) => {
          form.setValue(field, { id, name, phone } as PathValue<V, Path<V>>, { shouldDirty: true });
          toast({ title: 'Cliente cadastrado', description: name });
        },
      },
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <ClientField form={form} name={field} clients={clients} onQuery={setQuery} onNewClient={create} />
      <FormError>{sentenceOf(save.error)}</FormError>
    </div>
  );
}
