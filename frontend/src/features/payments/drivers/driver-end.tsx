/** A driver who left: inactive when there is a history, deleted when there is none. */
import { driverHref } from '@/features/payments/payment-labels';
import { DeleteRecord } from '@/components/resource/delete-record';
import type { Driver } from '@/api/payment-types';
import { sentenceOf } from '@/api/mutation';
import { driverInput } from '@/api/forms/record-inputs';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/form/field';
import { Fold } from '@/components/ui/fold';
import { toast } from '@/components/ui/toast-store';
import { useDeleteDriver, useSaveDriver } from '@/features/payments/payment-queries';

/** The last card of the page. */
export function DriverEnd({ driver }: { driver: Driver }) {
  const save = useSaveDriver(driver.id);
  const { active } = driver;
  function setActive(next: boolean) {
    save.mutate(
      { body: driverInput(driver, { active: next }), ifMatch: driver.version },
      {
        onSuccess: () =>
          void toast({ title: next ? 'Motorista ativo' : 'Motorista inativo', description: driver.name }),
      },
    );
  }
  return (
    <Fold
      title={active ? 'Não dirige mais para você?' : 'Não dirige mais para você'}
      summary={active ? 'Deixar inativo ou apagar' : 'Ativar de novo ou apagar'}
    >
      <p className="text-ink-2">
        {active
          ? 'Deixe o motorista inativo: ele não aparece mais para escolher, e o histórico fica. Apague só um cadastro errado, ainda sem frete, vale nem acerto.'
          : 'Motorista inativo não aparece para escolher. O histórico fica guardado.'}
      </p>
      <FormError>{sentenceOf(save.error)}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button busy={save.isPending} onClick={() => setActive(!active)}>
          {active ? 'Deixar inativo' : 'Ativar de novo'}
        </Button>
        <DeleteRecord
          deletion={useDeleteDriver(driver.id)}
          done="Motorista apagado"
          name={driver.name}
          at={driverHref(driver.id)}
          back="/driver-payments?tab=drivers"
        >
          Apagar
        </DeleteRecord>
      </div>
    </Fold>
  );
}
