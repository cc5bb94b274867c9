/** Truck, trailers and the axles of the whole. */
import { useWatch } from 'react-hook-form';
import type { Vehicle } from '@/api/types';
import { axlesOf, choosable } from '@/lib/forms/composition';
import { LinkButton } from '@/components/ui/button';
import { FieldRow } from '@/components/form/field';
import { NumberField } from '@/components/form/form-fields';
import { Notice } from '@/components/ui/states';
import { TrailersField, TruckField } from '@/components/form/vehicle-fields';
import type { FreightFormApi } from './freight-fields';

type Props = { form: FreightFormApi; vehicles: Vehicle[] };

/** The composition of a freight. */
export function VehicleFields({ form, vehicles }: Props) {
  const truckId = useWatch({ control: form.control, name: 'truckId' });
  const trailerIds = useWatch({ control: form.control, name: 'trailerIds' });
  const trucks = choosable(vehicles, 'truck', [Number(truckId)]);
  if (trucks.length === 0) {
    return (
      <Notice tone="warn" action={<LinkButton to="/vehicles?new=truck">Cadastrar caminhão</LinkButton>}>
        Você ainda não tem caminhão ativo. Cadastre um: o que já preencheu aqui fica guardado.
      </Notice>
    );
  }
  const sum = axlesOf(vehicles, [Number(truckId), ...trailerIds]);
  const forgetAxles = () => form.setValue('axles', null);
  const trailers = choosable(vehicles, 'trailer', trailerIds);
  return (
    <div className="flex flex-col gap-4">
      <TruckField form={form} name="truckId" vehicles={trucks} none="Escolha" required onChosen={forgetAxles} />
      <TrailersField form={form} name="trailerIds" vehicles={trailers} onChosen={forgetAxles} />
      <FieldRow>
        <NumberField
          form={form}
          name="axles"
          label="Eixos do conjunto"
          unit="eixos"
          optional
          placeholder={sum === 0 ? undefined : String(sum)}
          hint={
            sum === 0
              ? 'Somamos dos veículos escolhidos.'
              : `Se deixar em branco, vale a soma dos veículos: ${sum} eixos.`
          }
        />
      </FieldRow>
    </div>
  );
}
