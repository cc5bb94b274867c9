/** Name, client and day of a simulation. */
import { FieldRow } from '@/components/form/field';
import { Fold } from '@/components/ui/fold';
import { DateField, TextAreaField, TextField } from '@/components/form/form-fields';
import { PayerField } from './payer-field';
import type { SimulationFormApi } from './simulation-form-api';

/** The last fold of the form. */
export function AboutFields({ form, userId }: { form: SimulationFormApi; userId: number }) {
  return (
    <Fold title="Cliente, dia e nome" summary="Para achar depois e transformar em frete">
      <FieldRow>
        <PayerField form={form} name="client" userId={userId} />
        <DateField form={form} name="scheduledFor" label="Dia do carregamento" required />
      </FieldRow>
      <TextField form={form} name="name" label="Nome da simulação" optional placeholder="Soja para Santos" />
      <TextAreaField form={form} name="notes" label="Observações" optional />
    </Fold>
  );
}
