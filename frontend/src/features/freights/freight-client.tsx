/** Who pays a freight, and how they have paid so far. */
import { useState } from 'react';
import { Link } from '@/ui/link';
import { Pencil, Phone } from 'lucide-react';
import { useClient, useClientSummary } from '@/api/clients';
import { formatCpfOrCnpj, formatPhone } from '@/lib/br-documents';
import { IconButton } from '@/ui/button';
import { FigureInfo } from '@/ui/figure-info';
import { Skeleton } from '@/ui/states';
import { ClientSheet } from './client-sheet';

/** Name, phone and the habit of paying; the pencil changes the client. */
export function FreightClient({ clientId, userId }: { clientId: number; userId: number }) {
  const [editing, setEditing] = useState(false);
  const client = useClient(clientId, userId);
  const summary = useClientSummary(clientId, userId);
  if (!client.data) return client.isPending ? <Skeleton className="mt-3 h-20 w-full" /> : null;
  const { name, phone, document } = client.data;
  return (
    <div className="mt-1 border-t border-line pt-3">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="text-sm text-ink-3">Quem paga</p>
          <p className="font-semibold">{name}</p>
          {document && <p className="text-sm text-ink-3">{formatCpfOrCnpj(document)}</p>}
        </div>
        <IconButton label={`Editar cliente ${name}`} onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" />
        </IconButton>
      </div>
      {phone && (
        <a
          href={`tel:+55${phone}`}
          className="inline-flex min-h-12 items-center gap-2 font-semibold underline-offset-4 hover:underline md:min-h-8"
        >
          <Phone aria-hidden="true" className="size-4 text-ink-3" />
          {formatPhone(phone)}
        </a>
      )}
      {summary.data && (
        <p className="text-sm text-ink-2">
          {summary.data.words}
          <FigureInfo figure="client_habit" name="Como o cliente paga" />
        </p>
      )}
      <Link
        to={`/freights?clientId=${clientId}`}
        className="inline-flex min-h-12 items-center text-sm font-semibold underline underline-offset-4 md:min-h-8"
      >
        Ver fretes deste cliente
      </Link>
      {editing && (
        <ClientSheet
          userId={userId}
          client={client.data}
          name={name}
          onClose={() => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      )}
    </div>
  );
}
