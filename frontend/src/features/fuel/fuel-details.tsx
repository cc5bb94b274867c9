/** Collapsed details of a fill-up: usually correct by default. */
import { useController, useWatch } from 'react-hook-form';
import { fuelLabels } from '@/lib/generated/enum-labels';
import { formatDate, isDate } from '@/lib/format/dates';
import { FieldRow } from '@/components/form/field';
import { Fold } from '@/components/ui/fold';
import { DateField, SelectField, TextAreaField } from '@/components/form/form-fields';
import { Segmented } from '@/components/form/segmented';
import { Checkbox } from '@/components/form/text-inputs';
import { useIsVeryWide } from '@/components/ui/use-media-query';
import type { FuelValues } from './fuel-model';
import { CityField, DriverFields, FreightField, type FuelFormApi } from './fuel-pickers';
import { purposeLabels } from './fuel-labels';

/** Summary of the collapsed section. */
function foldSummary(values: Pick<FuelValues, 'filledOn' | 'fuel' | 'paid' | 'dueOn' | 'paidByDriver'>, today: string) {
  const day = values.filledOn === today ? 'Hoje' : formatDate(values.filledOn);
  const due = isDate(values.dueOn) ? `vence em ${formatDate(values.dueOn)}` : 'a pagar';
  const paid = values.paidByDriver ? 'o motorista pagou' : values.paid ? 'pago' : due;
  return `${day} · ${fuelLabels[values.fuel]} · ${paid} · frete, cidade e mais`;
}

export function FuelDetails(props: { form: FuelFormApi; userId: number; today: string; trailer: boolean }) {
  const { form, userId, today, trailer } = props;
  const [filledOn, fuel, paid, dueOn, paidByDriver] = useWatch({
    control: form.control,
    name: ['filledOn', 'fuel', 'paid', 'dueOn', 'paidByDriver'],
  });
  const missed = useController({ control: form.control, name: 'missedPrevious' }).field;
  return (
    <Fold
      title="Mais detalhes"
      summary={foldSummary({ filledOn, fuel, paid, dueOn, paidByDriver }, today)}
      open={useIsVeryWide()}
    >
      <FieldRow>
        <DateField form={form} name="filledOn" label="Data" max={today} required />
        <SelectField form={form} name="fuel" label="Combustível" options={fuelLabels} />
      </FieldRow>
      <FieldRow>
        {!trailer && <SelectField form={form} name="purpose" label="Para quê" options={purposeLabels} />}
        <FreightField form={form} userId={userId} />
      </FieldRow>
      <Checkbox
        label="Faltou lançar um abastecimento antes deste"
        hint="A média começa de novo neste abastecimento e não sai errada."
        checked={missed.value}
        onChange={({ target }) => missed.onChange(target.checked)}
      />
      <CityField form={form} userId={userId} />
      {!paidByDriver && <PaymentFields form={form} />}
      <DriverFields form={form} userId={userId} />
      <TextAreaField form={form} name="notes" label="Observações" optional />
    </Fold>
  );
}

function PaymentFields({ form }: { form: FuelFormApi }) {
  const paid = useController({ control: form.control, name: 'paid' }).field;
  return (
    <>
      <Segmented
        label="Pagamento"
        value={paid.value ? 'paid' : 'pending'}
        onChange={(answer) => form.setValue('paid', answer === 'paid', { shouldDirty: true, shouldTouch: true })}
        options={[
          { value: 'paid', label: 'Já paguei' },
          { value: 'pending', label: 'Vou pagar depois' },
        ]}
      />
      <FieldRow>
        {paid.value ? (
          <DateField
            form={form}
            name="paidOn"
            label="Pago em"
            optional
            hint="Se deixar em branco, vale o dia do abastecimento."
          />
        ) : (
          <DateField
            form={form}
            name="dueOn"
            label="Vence em"
            optional
            hint="Se deixar em branco, vale o dia do abastecimento."
          />
        )}
      </FieldRow>
    </>
  );
}
