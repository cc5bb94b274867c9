/** Actions on due waiting time: share, print, and enter in the books. */
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { fileAt } from '@/api/file-download';
import type { Freight, WaitingTime } from '@/api/types';
import { LinkButton } from '@/components/ui/button';
import { FileButton } from '@/components/files/file-button';
import { ShareText } from '@/components/files/share-text';
import { claimEntryUrl, useEnteredClaims } from './waiting-time-queries';

export function ClaimDocument({ freight: { id, number } }: { freight: Freight }) {
  return (
    <FileButton
      label="Cobrança em PDF"
      title={`Cobrança de estadia do frete nº ${number}`}
      file={fileAt(`/api/freights/${id}/waiting-time.pdf`)}
    />
  );
}

type WaitingClaimProps = { freight: Freight; waiting: WaitingTime; owedCents: number; userId: number };

/** Actions of the claim. */
export function WaitingClaim({ freight, waiting, owedCents, userId }: WaitingClaimProps) {
  const { claimText } = waiting;
  // A growing amount may be sent, but not entered yet.
  const grows = waiting.stays.some(({ running, due }) => running && due);
  const entered = useEnteredClaims(freight.id, userId);
  return (
    <div className="border-t border-line pt-3">
      <div className="flex flex-wrap gap-2 max-md:*:grow">
        {claimText !== null && <ShareText text={claimText} />}
        <LinkButton to={`/freights?id=${freight.id}&claim=1`} icon={<Printer aria-hidden="true" />}>
          Ver e imprimir
        </LinkButton>
        {entered.length === 0 && !grows && (
          <LinkButton to={claimEntryUrl(freight.id, freight.number, owedCents)}>Lançar a receber</LinkButton>
        )}
      </div>
      {grows && (
        <p className="mt-3 text-ink-2">
          O valor ainda aumenta. Quando o caminhão sair, mude a etapa do frete e lance a estadia a receber.
        </p>
      )}
      {entered.map(({ id, status }) => (
        <p key={id} className="mt-3 text-ink-2">
          Já está no financeiro{status === 'paid' ? ', recebida' : ', a receber'}:{' '}
          <Link to={`/finances?id=${id}`} className="font-medium text-ink underline underline-offset-4">
            ver o lançamento
          </Link>
        </p>
      ))}
    </div>
  );
}
