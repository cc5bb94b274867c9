/** Client sheet over the list: create, edit, delete. */
import { useClient, useDeleteClient } from '@/api/clients';
import type { Client } from '@/api/types';
import { idParam } from '@/lib/navigation/url-filters';
import { DeleteRecord } from '@/components/resource/delete-record';
import { clientAt, NEW_CLIENT } from './client-address';
import { ClientSheet } from './client-sheet';

/** `param` is `NEW_CLIENT` or an id, from the address. */
type Props = { param: string; userId: number; onClose: () => void };

export function ClientEditor({ param, userId, onClose }: Props) {
  const { data } = useClient(idParam(param), userId);
  if (param === NEW_CLIENT)
    return <ClientSheet userId={userId} client={null} name="" onClose={onClose} onSaved={onClose} />;
  if (!data) return null;
  return (
    <ClientSheet key={data.id} userId={userId} client={data} name={data.name} onClose={onClose} onSaved={onClose}>
      <DeleteClient client={data} onClose={onClose} />
    </ClientSheet>
  );
}

function DeleteClient({ client, onClose }: { client: Client; onClose: () => void }) {
  return (
    <DeleteRecord
      deletion={useDeleteClient(client.id)}
      done="Cliente apagado"
      name={client.name}
      at={clientAt(client.id)}
      back={onClose}
      ifMatch={client.version}
      block
      className="mt-3"
    >
      Apagar cliente
    </DeleteRecord>
  );
}
