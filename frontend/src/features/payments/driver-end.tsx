/** A driver who left: inactive when there is a history, deleted when there is none. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@/api/client';
import type { Driver } from '@/api/payment-types';
import { sentenceOf } from '@/api/record-form';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/dialog';
import { FormError } from '@/ui/field';
import { toast } from '@/ui/toast-store';
import { driverInput } from './driver-model';
import { useDeleteDriver, useSaveDriver } from './payment-queries';

/** The last card of the page. */
export function DriverEnd({ driver }: { driver: Driver }) {
  const [asking, setAsking] = useState(false);
  const save = useSaveDriver(driver.id);
  const { active } = driver;
  function setActive(next: boolean) {
    save.mutate(
      { body: driverInput(driver, { active: next }), ifMatch: driver.version },
      {
        onSuccess: () => {
          setAsking(false);
          toast({ title: next ? 'Motorista ativo' : 'Motorista inativo', description: driver.name });
        },
      },
    );
  }
  return (
    <Card title={active ? 'Não dirige mais para você?' : 'Não dirige mais para você'}>
      <p className="mb-4 text-ink-2">
        {active
          ? 'Deixe inativo: some das escolhas e o histórico fica. Apagar é só para cadastro errado.'
          : 'Inativo não aparece para escolher. O histórico fica guardado.'}
      </p>
      <FormError>{asking ? null : sentenceOf(save.error)}</FormError>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={save.isPending} onClick={() => setActive(!active)}>
          {active ? 'Deixar inativo' : 'Ativar de novo'}
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Apagar
        </Button>
      </div>
      {asking && (
        <DeleteDialog
          driver={driver}
          onClose={() => setAsking(false)}
          onInactivate={active ? () => setActive(false) : null}
        />
      )}
    </Card>
  );
}

type DeleteDialogProps = { driver: Driver; onClose: () => void; onInactivate: (() => void) | null };

/** Asks, and when the server says there is a history, offers the way that is open. */
function DeleteDialog({ driver, onClose, onInactivate }: DeleteDialogProps) {
  const navigate = useNavigate();
  const remove = useDeleteDriver(driver.id);
  const refusal = remove.error instanceof ApiError ? remove.error.type : null;
  const instead = refusal === 'has_history' ? onInactivate : null;
  function confirm() {
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: `${driver.name} apagado` });
        void navigate('/driver-payments?tab=drivers', { replace: true });
      },
    });
  }
  return (
    <ConfirmDialog
      open
      title={`Apagar ${driver.name}?`}
      confirmLabel={instead ? 'Deixar inativo' : 'Apagar motorista'}
      tone={instead ? 'primary' : 'danger'}
      busy={remove.isPending}
      error={sentenceOf(remove.error) ?? undefined}
      onConfirm={instead ?? confirm}
      onClose={onClose}
    >
      Só dá para apagar um motorista sem nenhum frete, vale ou acerto. Isto não pode ser desfeito.
    </ConfirmDialog>
  );
}
