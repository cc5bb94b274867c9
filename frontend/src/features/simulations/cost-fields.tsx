/** Costs of a simulation, collapsed with defaults. */
import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useDriverOptions } from '@/api/record-options';
import { minimumTableLabels } from '@/lib/generated/enum-labels';
import { netCommissionSentence } from '@/lib/labels/labels';
import { formatPricePerLiter } from '@/lib/format/money';
import { formatKmPerLiter } from '@/lib/format/quantity';
import { FieldRow } from '@/components/form/field';
import { Fold } from '@/components/ui/fold';
import { MoneyField, SelectField, TextField } from '@/components/form/form-fields';
import { Segmented } from '@/components/form/segmented';
import { Checkbox } from '@/components/form/text-inputs';
import { OfferedMoney, OfferedNumber, OfferedPrice } from './offered-fields';
import type { SimulationFormApi, WithOffers } from './simulation-model';

/**
 * Fold with the assumptions in its summary; open if fuel has no default. The default diesel price depends on the
 * origin.
 */
export function CostFields({ userId, ...props }: WithOffers & { userId: number }) {
  const isOpen = !props.form.formState.defaultValues?.loadedMetersPerLiter;
  return (
    <Fold title="Ajustar os custos" summary={useSummary(props.form)} open={isOpen}>
      <Group title="Combustível">
        <FuelFields {...props} />
      </Group>
      <Group title="Motorista">
        <DriverFields {...props} userId={userId} />
      </Group>
      <Group title="Diária, manutenção e pneus">
        <OfferedMoney {...props} name="dailyCostCents" label="Alimentação e pernoite, por dia" unit="/dia" />
        <FieldRow>
          <OfferedPrice {...props} name="maintenancePerKmMillis" label="Reserva de manutenção" kind="perKm" />
          <OfferedPrice {...props} name="tiresPerKmMillis" label="Reserva de pneus" kind="perKm" />
        </FieldRow>
        <FieldRow>
          <MoneyField form={props.form} name="otherCents" label="Outros gastos da viagem" optional />
          <TextField form={props.form} name="otherDescription" label="Que gastos são" optional />
        </FieldRow>
      </Group>
      <Group title="Custos do mês">
        <MonthlyFields {...props} />
      </Group>
      <Group title="Impostos e piso mínimo">
        <TaxFields {...props} />
      </Group>
    </Fold>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-4 first:border-0 first:pt-0">
      <h3 className="font-bold">{title}</h3>
      {children}
    </section>
  );
}

/** "R$ 6,190/L · 2,35 km/l · impostos na fonte". */
function useSummary(form: SimulationFormApi): string {
  const [price, loaded, withheld, driverId] = useWatch({
    control: form.control,
    name: ['dieselPriceMillis', 'loadedMetersPerLiter', 'withheld', 'driverId'],
  });
  return [
    price === null ? 'falta o preço do diesel' : `diesel a ${formatPricePerLiter(price)}`,
    loaded === null ? 'falta a média' : formatKmPerLiter(loaded),
    driverId === '' ? 'você dirige' : 'com motorista',
    withheld ? 'impostos na fonte' : 'sem imposto na fonte',
  ].join(' · ');
}

function FuelFields(props: WithOffers) {
  return (
    <>
      <OfferedPrice {...props} kind="perLiter" name="dieselPriceMillis" label="Preço do diesel" required />
      <FieldRow>
        <OfferedNumber {...props} name="loadedMetersPerLiter" label="Média com carga" kind="consumption" required />
        <OfferedNumber {...props} name="emptyMetersPerLiter" label="Média vazio" kind="consumption" />
      </FieldRow>
      <FieldRow>
        <OfferedNumber {...props} name="arlaBps" label="ARLA, parte do diesel" kind="share" />
        <OfferedPrice {...props} kind="perLiter" name="arlaPriceMillis" label="Preço do ARLA" />
      </FieldRow>
    </>
  );
}

function DriverFields({ userId, ...props }: WithOffers & { userId: number }) {
  const { form } = props;
  const drivers = useDriverOptions(userId).data?.items ?? [];
  const [driverId, base] = useWatch({ control: form.control, name: ['driverId', 'commissionBase'] });
  const choices = drivers
    .filter(({ id, active }) => active || String(id) === driverId)
    .map(({ id, name }) => [String(id), name] as const);
  return (
    <>
      <SelectField form={form} name="driverId" label="Motorista" none="Eu mesmo" options={choices} />
      <FieldRow>
        <OfferedNumber {...props} name="commissionBps" label="Comissão" kind="share" />
        <OfferedMoney {...props} name="driverFixedCents" label="Valor fixo por viagem" />
      </FieldRow>
      <Segmented
        label="A comissão é sobre"
        value={base}
        onChange={(next) => form.setValue('commissionBase', next, { shouldDirty: true })}
        options={[
          { value: 'gross', label: 'O frete todo' },
          { value: 'net', label: 'O que sobra' },
        ]}
      />
      {base === 'net' && <p className="text-sm text-ink-3">{netCommissionSentence}</p>}
    </>
  );
}

function MonthlyFields(props: WithOffers) {
  return (
    <>
      <FieldRow>
        <OfferedMoney {...props} name="insuranceMonthlyCents" label="Seguro" unit="/mês" />
        <OfferedMoney {...props} name="loanMonthlyCents" label="Prestação" unit="/mês" />
      </FieldRow>
      <FieldRow>
        <OfferedMoney {...props} name="depreciationMonthlyCents" label="Depreciação" unit="/mês" />
        <OfferedMoney {...props} name="otherMonthlyCents" label="Outros" unit="/mês" />
      </FieldRow>
      <OfferedNumber {...props} name="workDaysPerMonth" label="Dias de trabalho no mês" kind="days" />
    </>
  );
}

function TaxFields(props: WithOffers) {
  const { form } = props;
  return (
    <>
      <WithheldField form={form} />
      <FieldRow>
        <OfferedMoney {...props} name="payerMonthCents" label="Este pagador já pagou no mês" />
        <OfferedMoney {...props} name="otherInssCents" label="INSS que outros já descontaram no mês" />
      </FieldRow>
      <OfferedNumber {...props} name="dependents" label="Dependentes no imposto de renda" kind="count" />
      <SelectField form={form} name="minimumTable" label="Tabela do piso mínimo" options={minimumTableLabels} />
    </>
  );
}

function WithheldField({ form }: { form: SimulationFormApi }) {
  const { field } = useController({ control: form.control, name: 'withheld' });
  return (
    <Checkbox
      label="Quem paga é empresa e desconta os impostos"
      hint="INSS, SEST, SENAT e imposto de renda do autônomo. Quem tem CPF não desconta: o INSS fica por sua conta."
      checked={field.value}
      onChange={({ target }) => field.onChange(target.checked)}
    />
  );
}
