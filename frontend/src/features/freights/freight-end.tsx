/** A freight that falls through is cancelled with its reason; one on which nothing stands may be deleted. */
import { useState } from 'react';
import { DeleteRecord } from '@/components/resource/delete-record';
import { sentenceOf } from '@/api/mutation';
import type { Freight } from '@/api/types';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/form/field';
import { Fold } from '@/components/ui/fold';
import { lazySheet } from '@/components/ui/lazy';
import { toast } from '@/components/ui/toast-store';
import type { CancelSheetProps } from './cancel-sheet';
import { useDeleteFreight, useReopenFreight } from './freight-queries';

const CancelSheet = lazySheet<CancelSheetProps>(
  () => import('./cancel-sheet').then((code) => ({ default: code.CancelSheet })),
  ({ onClose }) => onClose,
);

function titleOf({ cancelledOn, status }: Freight): string {
  if (cancelledOn !== null) return 'Frete cancelado';
  return status === 'completed' ? 'Lançado por engano?' : 'O frete caiu?';
}

/** The last card of the page. */
export function FreightEnd({ freight }: { freight: Freight }) {
  const [cancelling, setCancelling] = useState(false);
  const reopen = useReopenFreight(freight.id);
  return (
    <Fold heading title={titleOf(freight)} summary={freight.cancelledOn ? 'Reabrir ou apagar' : 'Cancelar ou apagar'}>
      <p className="text-ink-2">
        {freight.cancelledOn
          ? 'O que não tinha sido recebido saiu das contas. Reabra se o frete voltou a valer.'
          : 'Cancele com o motivo: o que ainda não foi pago sai das contas, o que já foi recebido fica. Só dá para apagar frete que ainda não rodou e não tem nada recebido nem gasto.'}
      </p>
      <FormError>{sentenceOf(reopen.error)}</FormError>
      <div className="flex flex-wrap gap-2">
        {freight.cancelledOn ? (
          <Button
            busy={reopen.isPending}
            onClick={() => reopen.mutate(undefined, { onSuccess: () => void toast({ title: 'Frete reaberto' }) })}
          >
            Reabrir frete
          </Button>
        ) : (
          <Button onClick={() => setCancelling(true)}>Cancelar frete</Button>
        )}
        <DeleteRecord
          deletion={useDeleteFreight(freight.id)}
          done="Frete apagado"
          name={`Frete nº ${freight.number}, ${freight.originCity.name} até ${freight.destinationCity.name}`}
          at={`/freights?id=${freight.id}`}
          back="/freights"
        >
          Apagar
        </DeleteRecord>
      </div>
      {cancelling && <CancelSheet freight={freight} onClose={() => setCancelling(false)} />}
    </Fold>
  );
}
