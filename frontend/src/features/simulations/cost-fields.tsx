/** The costs of a simulation, folded: they come filled in with what is offered. */
import { useController, useWatch } from 'react-hook-form';
import { useDriverChoices } from '@/api/choices';
import { minimumTableLabels } from '@/lib/choices/minimum-table';
import { netCommissionSentence } from '@/lib/labels';
import { formatPrice } from '@/lib/price';
import { formatKmPerLiter } from '@/lib/quantity';
import { FieldRow } from '@/ui/field';
import { Fold } from '@/ui/fold';
import { MoneyField, SelectField, TextField } from '@/ui/form-fields';
import { Segmented } from '@/ui/segmented';
import { Checkbox } from '@/ui/text-inputs';
import { OfferedMoney, OfferedNumber, OfferedPrice } from './offered-fields';
import type { SimulationFormApi, WithOffers } from './simulation-form-api';

/** The folds; the first is open where nothing could be offered for it. */
export function CostFields({ userId, ...props }: WithOffers & { userId: number }) {
  return (
    <>
      <FuelFold {...props} />
      <Fold title="Motorista" summary="Comissão ou valor por viagem, se não é você que dirige">
        <DriverFields {...props} userId={userId} />
      </Fold>
      <Fold title="Diária, manutenção e pneus" summary="O que a viagem gasta além do combustível">
        <OfferedMoney {...props} name="dailyCostCents" label="Comida e pernoite, por dia" unit="/dia" />
        <FieldRow>
          <OfferedPrice {...props} name="maintenancePerKmMillis" label="Reserva de manutenção" kind="perKm" />
          <OfferedPrice {...props} name="tiresPerKmMillis" label="Reserva de pneus" kind="perKm" />
        </FieldRow>
        <FieldRow>
          <MoneyField form={props.form} name="otherCents" label="Outros gastos da viagem" optional />
          <TextField form={props.form} name="otherDescription" label="Que gastos são" optional />
        </FieldRow>
      </Fold>
      <Fold title="Custos do mês" summary="Seguro, prestação, depreciação: entram por dia de viagem">
        <MonthlyFields {...props} />
      </Fold>
      <Fold title="Impostos e piso mínimo" summary="Desconto na fonte e tabela da ANTT">
        <TaxFields {...props} />
      </Fold>
    </>
  );
}

function FuelFold(props: WithOffers) {
  const [price, loaded, origin] = useWatch({
    control: props.form.control,
    name: ['dieselPriceMillis', 'loadedMetersPerLiter', 'origin'],
  });
  const summary = [
    price === null ? 'falta o preço' : `${formatPrice(price)}/l`,
    loaded === null ? 'falta a média' : formatKmPerLiter(loaded),
  ].join(' · ');
  const { dieselPriceMillis, loadedMetersPerLiter } = props.form.formState.defaultValues ?? {};
  return (
    <Fold title="Combustível" summary={summary} open={!dieselPriceMillis || !loadedMetersPerLiter}>
      <OfferedPrice {...props} kind="perLiter" name="dieselPriceMillis" label="Preço do diesel" required />
      {price === null && origin === null && (
        <p className="text-sm text-ink-2">Escolha a origem lá em cima: sugerimos o preço médio daquele estado.</p>
      )}
      <FieldRow>
        <OfferedNumber {...props} name="loadedMetersPerLiter" label="Média carregado" kind="consumption" required />
        <OfferedNumber {...props} name="emptyMetersPerLiter" label="Média vazio" kind="consumption" />
      </FieldRow>
      <FieldRow>
        <OfferedNumber {...props} name="arlaBps" label="ARLA, parte do diesel" kind="share" />
        <OfferedPrice {...props} kind="perLiter" name="arlaPriceMillis" label="Preço do ARLA" />
      </FieldRow>
    </Fold>
  );
}

function DriverFields({ userId, ...props }: WithOffers & { userId: number }) {
  const { form } = props;
  const drivers = useDriverChoices(userId).data?.items ?? [];
  const [driverId, base] = useWatch({ control: form.control, name: ['driverId', 'commissionBase'] });
  const choices = drivers
    .filter(({ id, active }) => active || String(id) === driverId)
    .map(({ id, name }) => [String(id), name] as const);
  return (
    <>
      <SelectField form={form} name="driverId" label="Motorista" none="Eu mesmo" choices={choices} />
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
      <SelectField form={form} name="minimumTable" label="Tabela do piso mínimo" choices={minimumTableLabels} />
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
