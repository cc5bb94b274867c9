import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { TransactionInput, TransactionKind, Freight, Vehicle } from '@/api/types';
import { categoryLabels, transactionKindLabels } from '@/lib/generated/enum-labels';
import { FuelOffer } from '@/components/resource/fuel-offer';
import { Card } from '@/components/ui/card';
import { FieldRow } from '@/components/form/field';
import {
  DateField,
  MoneyField,
  SelectField,
  TextField,
  NumberField,
  type Options,
} from '@/components/form/form-fields';
import { Segmented } from '@/components/form/segmented';
import { Checkbox } from '@/components/form/text-inputs';
import { bringsInstalments, isInstalment, isLoan, type Principal } from './loan-model';
import { byDriver, categoriesOf, type TransactionValues, type Plan } from './transaction-model';
import { settledOnLabels } from './transaction-labels';
import { useDriverOptions, useFreightOptions, useVehicleOptions } from '@/api/record-options';
import { formatPlate } from '@/lib/format/br-documents';
import { transactionInputLimits as limits } from '@/lib/generated/limits';

type TransactionLoanProps = { form: TransactionFormApi; userId: number; isNew: boolean };

/** Applicable loan questions; none without a loan. */
function LoanFields({ form, userId, isNew }: TransactionLoanProps) {
  const [kind, category, personal, paidByDriver, driverId] = useWatch({
    control: form.control,
    name: ['kind', 'category', 'personal', 'paidByDriver', 'driverId'],
  });
  const about = { kind, category, personal, paidByDriver: paidByDriver && driverId !== '' };
  if (isInstalment(about)) return <PrincipalFields form={form} userId={userId} isNew={isNew} />;
  return isNew && isLoan(about) ? <RepaymentFields form={form} /> : null;
}

const ways: Record<Principal, string> = { unknown: 'Não sei', amount: 'Valor emprestado', price: 'Preço e entrada' };

function PrincipalFields({ form, userId, isNew }: TransactionLoanProps) {
  const [principal, plan, vehicleId] = useWatch({ control: form.control, name: ['principal', 'plan', 'vehicleId'] });
  const vehicles = useVehicleOptions(userId).data?.items ?? [];
  function choose(next: Principal) {
    form.setValue('principal', next, { shouldDirty: true });
    const bought = vehicles.find(({ id }) => String(id) === vehicleId)?.purchasePriceCents ?? null;
    if (next === 'price' && form.getValues('priceCents') === null) form.setValue('priceCents', bought);
  }
  const offered: readonly Principal[] = isNew ? ['unknown', 'amount', 'price'] : ['unknown', 'amount'];
  return (
    <div className="flex flex-col gap-3">
      <Segmented<Principal>
        label="Quanto da parcela paga a dívida, sem os juros"
        value={principal}
        onChange={choose}
        options={offered.map((value) => ({ value, label: isNew || value === 'unknown' ? ways[value] : 'Eu sei' }))}
      />
      {principal === 'unknown' && (
        <p className="text-sm text-ink-3">
          Assim, a parcela conta inteira como custo. Se você informar o valor emprestado, só os juros contam como custo:
          o resto paga a dívida e só mexe no dinheiro.
        </p>
      )}
      {principal === 'amount' && (
        <MoneyField
          form={form}
          name="principalCents"
          label={plan === 'installments' ? 'Valor emprestado, no total' : 'Quanto desta parcela paga a dívida'}
          hint={
            plan === 'installments' ? 'O que você recebeu ou financiou, sem os juros.' : 'O resto da parcela são juros.'
          }
          required
        />
      )}
      {principal === 'price' && (
        <>
          <FieldRow>
            <MoneyField form={form} name="priceCents" label="Preço à vista" required />
            <MoneyField form={form} name="downPaymentCents" label="Entrada" optional />
          </FieldRow>
          <p className="text-sm text-ink-3">
            O valor financiado é o preço menos a entrada. O que as parcelas somam a mais são juros.
          </p>
        </>
      )}
    </div>
  );
}

function RepaymentFields({ form }: Pick<TransactionLoanProps, 'form'>) {
  const repays = useWatch({ control: form.control, name: 'repays' });
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label="Lançar também as parcelas a pagar"
        hint="Só os juros contam como custo; o resto devolve o empréstimo."
        checked={repays}
        onChange={({ target }) => {
          form.setValue('repays', target.checked, { shouldDirty: true });
          // A loan is received once: a hidden repetition must not remain.
          if (target.checked) form.setValue('plan', 'once', { shouldDirty: true });
        }}
      />
      {repays && (
        <FieldRow columns={3}>
          <MoneyField form={form} name="repaymentCents" label="Valor de cada parcela" required />
          <NumberField
            form={form}
            name="repaymentCount"
            label="Quantas parcelas"
            unit="vezes"
            max={limits['repayment.installments'].maximum}
            required
          />
          <DateField form={form} name="repaymentOn" label="Vencimento da primeira parcela" required />
        </FieldRow>
      )}
    </div>
  );
}

type Props = { form: TransactionFormApi; kind: TransactionKind; userId: number };

/** References of a transaction, and its bearer. */
function AboutFields({ form, kind, userId }: Props) {
  const vehicles = useVehicleOptions(userId).data?.items ?? [];
  const freights = useFreightOptions({}, userId).data?.items ?? [];
  const drivers = useDriverOptions(userId).data?.items ?? [];
  const names: Options = drivers.map(({ id, name }) => [String(id), name]);
  return (
    <>
      <FieldRow>
        <SelectField form={form} name="vehicleId" label="Veículo" optional none="Nenhum" options={namesOf(vehicles)} />
        <SelectField form={form} name="freightId" label="Frete" optional none="Nenhum" options={routesOf(freights)} />
      </FieldRow>
      {drivers.length > 0 && (
        <SelectField form={form} name="driverId" label="Motorista" optional none="Nenhum" options={names} />
      )}
      <Bearers form={form} kind={kind} />
    </>
  );
}

function Bearers({ form, kind }: Pick<Props, 'form' | 'kind'>) {
  const [driverId, paidByDriver, personal] = useWatch({
    control: form.control,
    name: ['driverId', 'paidByDriver', 'personal'],
  });
  const driverPaid = byDriver({ kind, driverId, paidByDriver });
  return (
    <div className="flex flex-col gap-1">
      {kind === 'expense' && driverId !== '' && (
        <Checkbox
          label="O motorista pagou"
          hint="O valor volta para ele no próximo acerto."
          checked={paidByDriver}
          onChange={({ target }) => form.setValue('paidByDriver', target.checked, { shouldDirty: true })}
        />
      )}
      {!driverPaid && (
        <Checkbox
          label={kind === 'expense' ? 'É da casa (pró-labore)' : 'É da casa (dinheiro meu)'}
          hint={`Mexe no dinheiro, mas não conta como ${kind === 'expense' ? 'custo' : 'receita'} do caminhão.`}
          checked={personal}
          onChange={({ target }) => form.setValue('personal', target.checked, { shouldDirty: true })}
        />
      )}
    </div>
  );
}

function namesOf(vehicles: readonly Vehicle[]): Options {
  return vehicles.map(({ id, plate, nickname }) => [
    String(id),
    [formatPlate(plate), nickname].filter(Boolean).join(' · '),
  ]);
}

function routesOf(freights: readonly Freight[]): Options {
  return freights.map(({ id, number, originCity, destinationCity }) => [
    String(id),
    `nº ${number} · ${originCity.name} → ${destinationCity.name}`,
  ]);
}

/** Repetition and its details. */
function PlanFields({ form, plan }: { form: TransactionFormApi; plan: Plan }) {
  return (
    <>
      <Segmented<Plan>
        label="Quantas vezes"
        value={plan}
        onChange={(next) => form.setValue('plan', next, { shouldDirty: true })}
        options={[
          { value: 'once', label: 'Uma vez' },
          { value: 'installments', label: 'Parcelado' },
          { value: 'monthly', label: 'Todo mês' },
        ]}
      />
      {plan === 'installments' && (
        <NumberField
          form={form}
          name="installments"
          label="Em quantas vezes"
          unit="vezes"
          hint="O valor é o total: será dividido em parcelas mensais, a partir do primeiro vencimento."
          required
        />
      )}
      {plan === 'monthly' && (
        <DateField
          form={form}
          name="repeatUntil"
          label="Repetir todo mês até"
          hint="O valor se repete inteiro todo mês."
          required
        />
      )}
    </>
  );
}

export type TransactionFormApi = UseFormReturn<TransactionValues, unknown, TransactionInput>;

/** Kind, amount, category, days and references. Repetition only for a new one. */
export function TransactionFields({
  form,
  userId,
  isNew,
  onLeave,
}: {
  form: TransactionFormApi;
  userId: number;
  isNew: boolean;
  /** Discards the form, which continues as another one. */
  onLeave: () => void;
}) {
  const kind = useWatch({ control: form.control, name: 'kind' });
  function choose(next: TransactionKind) {
    form.setValue('kind', next, { shouldDirty: true });
    if (!categoriesOf(next).includes(form.getValues('category'))) form.setValue('category', 'outros');
  }
  const categories = Object.fromEntries(categoriesOf(kind).map((code) => [code, categoryLabels[code]]));
  return (
    <Card className="grid items-start gap-x-8 gap-y-4 @4xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <Segmented
          label="Tipo"
          hideLabel
          value={kind}
          onChange={choose}
          options={[
            { value: 'income', label: transactionKindLabels.income },
            { value: 'expense', label: transactionKindLabels.expense },
          ]}
        />
        <MoneyField form={form} name="amountCents" label="Valor" big required />
        <FieldRow>
          <SelectField form={form} name="category" label="Categoria" options={categories} />
          <TextField form={form} name="description" label="Descrição" optional />
        </FieldRow>
        {isNew && <FillUp form={form} onLeave={onLeave} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Days form={form} kind={kind} isNew={isNew} />
        <LoanFields form={form} userId={userId} isNew={isNew} />
        <AboutFields form={form} kind={kind} userId={userId} />
      </div>
    </Card>
  );
}

/** Fuel needs litres: offers the fill-up form. */
function FillUp({ form, onLeave }: { form: TransactionFormApi; onLeave: () => void }) {
  const values = useWatch({ control: form.control }) as TransactionValues;
  const { kind, category, paid, paidOn, dueOn } = values;
  if (kind !== 'expense' || category !== 'combustivel') return null;
  const { amountCents, freightId, vehicleId, driverId, paidByDriver, description } = values;
  const about = { amountCents, freightId, vehicleId, driverId, paidByDriver, description };
  return <FuelOffer soFar={{ ...about, paid, day: paid ? paidOn : dueOn }} onLeave={onLeave} />;
}

function Days({ form, kind, isNew }: { form: TransactionFormApi; kind: TransactionKind; isNew: boolean }) {
  const [paid, plan, driverId, paidByDriver, category, repays] = useWatch({
    control: form.control,
    name: ['paid', 'plan', 'driverId', 'paidByDriver', 'category', 'repays'],
  });
  const once = plan === 'once' || bringsInstalments({ kind, category, repays });
  if (byDriver({ kind, driverId, paidByDriver })) {
    return <DateField form={form} name="dueOn" label="Dia em que o motorista pagou" required />;
  }
  const done = kind === 'income' ? 'Já recebi' : 'Já paguei';
  return (
    <>
      <FieldRow>
        <DateField form={form} name="dueOn" label={once ? 'Vencimento' : 'Primeiro vencimento'} required />
        {paid && <DateField form={form} name="paidOn" label={settledOnLabels[kind]} required />}
      </FieldRow>
      <Checkbox
        label={once ? done : `${done} a primeira`}
        checked={paid}
        onChange={({ target }) => form.setValue('paid', target.checked, { shouldDirty: true })}
      />
      {isNew && !bringsInstalments({ kind, category, repays }) && <PlanFields form={form} plan={plan} />}
    </>
  );
}
