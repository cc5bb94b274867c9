/** By which table the legal minimum is reckoned, and whether the way back empty must be paid. */
import { useWatch } from 'react-hook-form';
import { minimumTableLabels } from '@/lib/generated/choices';
import { Fold } from '@/components/ui/fold';
import { NumberField, SelectField } from '@/components/form/form-fields';
import type { FreightFormApi } from './freight-fields';

/** Fields that most freights leave as they are, folded away. */
export function LegalFields({ form }: { form: FreightFormApi }) {
  const cargoType = useWatch({ control: form.control, name: 'cargoType' });
  const container = cargoType === 'containerized' || cargoType === 'hazardous_containerized';
  return (
    <Fold title="Piso mínimo ANTT" summary="Tabela e volta vazia que deve ser paga">
      <SelectField
        form={form}
        name="minimumTable"
        label="Tabela do piso"
        choices={minimumTableLabels}
        hint="Na dúvida, deixe a A: cavalo e carreta seus, ou caminhão. B e D são para quem puxa a carreta do contratante; C e D, para frota dedicada com carga e descarga rápidas."
      />
      <NumberField
        form={form}
        name="emptyReturnKm"
        label="Volta vazia que deve ser paga"
        unit="km"
        optional
        hint={
          container
            ? 'Contêiner: a lei manda pagar a volta vazia. São km que já contam no km vazio.'
            : 'A lei manda pagar em contêiner e em frota dedicada por exigência sanitária ou certificação. São km que já contam no km vazio.'
        }
      />
    </Fold>
  );
}
