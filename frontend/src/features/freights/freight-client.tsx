/** Client of a freight, and its payment record. */
import { useState } from 'react';
import { Pencil, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useClient, useClientSummary } from '@/api/clients';
import { formatCpfOrCnpj, formatPhone } from '@/lib/format/br-documents';
import { lazySheet } from '@/components/ui/lazy';
import { IconButton } from '@/components/ui/button';
import { FigureInfo } from '@/components/ui/figure-info';
import { Skeleton } from '@/components/ui/states';
import type { ClientSheetProps } from './clients/client-sheet';

const ClientSheet = lazySheet<ClientSheetProps>(
  () => import('./clients/client-sheet').then((code) => ({ default: code.ClientSheet })),
  ({ onClose }) => onClose,
);

/** Name, phone and the habit of paying; the pencil changes the client. */
export function FreightClient({ clientId, userId }: { clientId: number; userId: number }) {
  const [editing, setEditing] = useState(false);
  const client = useClient(clientId, userId);
  const summary = useClientSummary(clientId, userId);
  if (!client.data) return client.isPending ? <Skeleton className="mt-3 h-24 w-full" /> : null;
  const { name, phone, document } = client.data;
  return (
    <div className="border-t border-line pt-2">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0">
          <span className="text-sm text-ink-3">Quem paga:</span> <span className="font-semibold">{name}</span>
          {document && <span className="block text-sm text-ink-3">{formatCpfOrCnpj(document)}</span>}
        </p>
        <IconButton label={`Editar cliente ${name}`} onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" />
        </IconButton>
      </div>
      {summary.data && (
        <p className="text-sm text-ink-2">
          {summary.data.words}
          <FigureInfo figure="client_habit" name="Como o cliente paga" />
        </p>
      )}
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={`/freights?clientId=${clientId}`}
          className="inline-flex min-h-12 items-center text-sm font-semibold underline underline-offset-4"
        >
          Ver fretes deste cliente
        </Link>
        {phone && (
          <a
            href={`tel:+55${phone}`}
            className="inline-flex min-h-12 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline"
          >
            <Phone aria-hidden="true" className="size-4 text-ink-3" />
            {formatPhone(phone)}
          </a>
        )}
      </div>
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
