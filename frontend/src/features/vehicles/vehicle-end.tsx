/** Taking a vehicle out of use: inactive when it has a history, deleted when it has none. */
import { DeleteRecord } from '@/components/resource/delete-record';
import { sentenceOf } from '@/api/mutation';
import { vehicleInput } from '@/api/forms/record-inputs';
import type { Vehicle } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/form/field';
import { Fold } from '@/components/ui/fold';
import { toast } from '@/components/ui/toast-store';
import { useDeleteVehicle, useSaveVehicle } from './vehicle-queries';

/** The last card of the page. */
export function VehicleEnd({ vehicle }: { vehicle: Vehicle }) {
  const save = useSaveVehicle(vehicle.id);
  const inactive = vehicle.status === 'inactive';
  function setStatus(status: Vehicle['status']) {
    save.mutate(
      { body: vehicleInput(vehicle, { status }), ifMatch: vehicle.version },
      {
        onSuccess: () => void toast({ title: status === 'active' ? 'Veículo ativo' : 'Veículo inativo' }),
      },
    );
  }
  return (
    <Fold
      title={inactive ? 'Fora de uso' : 'Tirar de uso'}
      summary={inactive ? 'Ativar de novo ou apagar' : 'Deixar inativo ou apagar'}
      open={inactive}
    >
      <p className="text-ink-2">
        {inactive
          ? 'Um veículo inativo não aparece em fretes novos. O histórico fica guardado.'
          : 'Vendeu o veículo ou parou de usar? Deixe inativo: ele some das listas de escolha, e o histórico fica guardado. Apague só se cadastrou errado e ainda não lançou nada.'}
      </p>
      <FormError>{sentenceOf(save.error)}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button busy={save.isPending} onClick={() => setStatus(inactive ? 'active' : 'inactive')}>
          {inactive ? 'Ativar de novo' : 'Deixar inativo'}
        </Button>
        <DeleteRecord
          deletion={useDeleteVehicle(vehicle.id)}
          done="Veículo apagado"
          name={formatPlate(vehicle.plate)}
          at={`/vehicles?id=${vehicle.id}`}
          back="/vehicles"
        >
          Apagar
        </DeleteRecord>
      </div>
    </Fold>
  );
}
