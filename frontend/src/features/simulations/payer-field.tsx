import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useClients } from '@/api/clients';
import { ClientField } from '@/components/form/client-field';

/** Client, or a typed name. */
export function PayerField<V extends FieldValues, B>(props: {
  form: UseFormReturn<V, unknown, B>;
  name: Path<V>;
  userId: number;
}) {
  const [query, setQuery] = useState<string | null>(null);
  const clients = useClients(query, props.userId);
  return <ClientField form={props.form} name={props.name} clients={clients} onQuery={setQuery} />;
}
