/** A freight that falls through is cancelled with its reason; one on which nothing stands may be deleted. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '@/api/record-form';
import type { Freight } from '@/api/types';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/dialog';
import { FormError } from '@/ui/field';
import { toast } from '@/ui/toast-store';
import { CancelSheet } from './cancel-sheet';
import { useDeleteFreight, useReopenFreight } from './freight-queries';

function titleOf({ cancelledOn, status }: Freight): string {
  if (cancelledOn !== null) return 'Frete cancelado';
  return status === 'completed' ? 'Lançado por engano?' : 'O frete caiu?';
}

/** The last card of the page. */
export function FreightEnd({ freight }: { freight: Freight }) {
  const [asking, setAsking] = useState<'cancel' | 'delete' | null>(null);
  const reopen = useReopenFreight(freight.id);
  const close = () => setAsking(null);
  return (
    <Card title={titleOf(freight)}>
      <p className="mb-4 text-ink-2">
        {freight.cancelledOn
          ? 'O que não tinha sido recebido saiu das contas. Reabra se o frete voltou a valer.'
          : 'Cancele com o motivo: o que ainda não foi pago sai das contas, o que já foi recebido fica.'}
      </p>
      <FormError>{sentenceOf(reopen.error)}</FormError>
      <div className="mt-3 flex flex-wrap gap-2">
        {freight.cancelledOn ? (
          <Button
            busy={reopen.isPending}
            onClick={() => reopen.mutate(undefined, { onSuccess: () => void toast({ title: 'Frete reaberto' }) })}
          >
            Reabrir frete
          </Button>
        ) : (
          <Button onClick={() => setAsking('cancel')}>Cancelar frete</Button>
        )}
        <Button variant="danger" onClick={() => setAsking('delete')}>
          Apagar
        </Button>
      </div>
      {asking === 'cancel' && <CancelSheet freight={freight} onClose={close} />}
      {asking === 'delete' && <DeleteDialog freight={freight} onClose={close} />}
    </Card>
  );
}

function DeleteDialog({ freight, onClose }: { freight: Freight; onClose: () => void }) {
  const navigate = useNavigate();
  const remove = useDeleteFreight(freight.id);
  function confirm() {
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: `Frete nº ${freight.number} apagado` });
        void navigate('/freights', { replace: true });
      },
    });
  }
  return (
    <ConfirmDialog
      open
      title={`Apagar o frete nº ${freight.number}?`}
      confirmLabel="Apagar frete"
      busy={remove.isPending}
      error={sentenceOf(remove.error) ?? undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {freight.originCity.name} até {freight.destinationCity.name}. Só dá para apagar um frete sem nada recebido, gasto
      ou rodado. Isto não pode ser desfeito.
    </ConfirmDialog>
  );
}
