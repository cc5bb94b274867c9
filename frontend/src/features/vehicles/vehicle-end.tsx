/** Taking a vehicle out of use: inactive when it has a history, deleted when it has none. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@/api/client';
import { sentenceOf } from '@/api/record-form';
import type { Vehicle } from '@/api/types';
import { formatPlate } from '@/lib/br-documents';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/dialog';
import { FormError } from '@/ui/field';
import { toast } from '@/ui/toast-store';
import { vehicleInput } from './vehicle-model';
import { useDeleteVehicle, useSaveVehicle } from './vehicle-queries';

/** The last card of the page. */
export function VehicleEnd({ vehicle }: { vehicle: Vehicle }) {
  const [asking, setAsking] = useState(false);
  const save = useSaveVehicle(vehicle.id);
  const inactive = vehicle.status === 'inactive';
  function setStatus(status: Vehicle['status']) {
    save.mutate(
      { body: vehicleInput(vehicle, { status }), ifMatch: vehicle.version },
      {
        onSuccess: () => (
          setAsking(false),
          toast({ title: status === 'active' ? 'Veículo ativo' : 'Veículo inativo' })
        ),
      },
    );
  }
  return (
    <Card title={inactive ? 'Fora de uso' : 'Tirar de uso'}>
      <p className="mb-4 text-ink-2">
        {inactive
          ? 'Inativo não aparece para escolher em fretes novos. O histórico fica guardado.'
          : 'Vendeu ou parou? Deixe inativo: some das escolhas e o histórico fica. Apagar é só para cadastro errado.'}
      </p>
      <FormError>{asking ? null : sentenceOf(save.error)}</FormError>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={save.isPending} onClick={() => setStatus(inactive ? 'active' : 'inactive')}>
          {inactive ? 'Ativar de novo' : 'Deixar inativo'}
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Apagar
        </Button>
      </div>
      {asking && (
        <DeleteDialog
          vehicle={vehicle}
          onClose={() => setAsking(false)}
          onInactivate={inactive ? null : () => setStatus('inactive')}
        />
      )}
    </Card>
  );
}

type DeleteDialogProps = { vehicle: Vehicle; onClose: () => void; onInactivate: (() => void) | null };

/** Asks, and when the server says the vehicle has a history, offers the way that is open. */
function DeleteDialog({ vehicle, onClose, onInactivate }: DeleteDialogProps) {
  const navigate = useNavigate();
  const remove = useDeleteVehicle(vehicle.id);
  const refusal = remove.error instanceof ApiError ? remove.error.type : null;
  const instead = refusal === 'has_history' ? onInactivate : null;
  const plate = formatPlate(vehicle.plate);
  function confirm() {
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: `Veículo ${plate} apagado` });
        void navigate('/vehicles', { replace: true });
      },
    });
  }
  return (
    <ConfirmDialog
      open
      title={`Apagar ${plate}?`}
      confirmLabel={instead ? 'Deixar inativo' : 'Apagar veículo'}
      tone={instead ? 'primary' : 'danger'}
      busy={remove.isPending}
      error={sentenceOf(remove.error) ?? undefined}
      onConfirm={instead ?? confirm}
      onClose={onClose}
    >
      Só dá para apagar um veículo sem nenhum lançamento. Isto não pode ser desfeito.
    </ConfirmDialog>
  );
}
