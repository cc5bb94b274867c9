/** Fields of a loan: the principal in an instalment, and the repayment of its money. */
import { useWatch } from 'react-hook-form';
import { useVehicleChoices } from '@/api/choices';
import { transactionInputLimits as limits } from '@/lib/generated/limits';
import { FieldRow } from '@/components/form/field';
import { DateField, MoneyField, NumberField } from '@/components/form/form-fields';
import { Segmented } from '@/components/form/segmented';
import { Checkbox } from '@/components/form/text-inputs';
import { isInstalment, isLoan, type Principal } from './loan-model';
import type { TransactionFormApi } from './transaction-fields';

type Props = { form: TransactionFormApi; userId: number; isNew: boolean };

/** The questions that fit; none where no loan is entered. */
export function LoanFields({ form, userId, isNew }: Props) {
  const [kind, category, personal, paidByDriver, driverId] = useWatch({
    control: form.control,
    name: ['kind', 'category', 'personal', 'paidByDriver', 'driverId'],
  });
  const about = { kind, category, personal, paidByDriver: paidByDriver && driverId !== '' };
  if (isInstalment(about)) return <PrincipalFields form={form} userId={userId} isNew={isNew} />;
  return isNew && isLoan(about) ? <RepaymentFields form={form} /> : null;
}

const ways: Record<Principal, string> = { unknown: 'Não sei', amount: 'Valor emprestado', price: 'Preço e entrada' };

function PrincipalFields({ form, userId, isNew }: Props) {
  const [principal, plan, vehicleId] = useWatch({ control: form.control, name: ['principal', 'plan', 'vehicleId'] });
  const vehicles = useVehicleChoices(userId).data?.items ?? [];
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

function RepaymentFields({ form }: Pick<Props, 'form'>) {
  const repays = useWatch({ control: form.control, name: 'repays' });
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label="Lançar também as parcelas a pagar"
        hint="Só os juros contam como custo; o resto devolve o empréstimo."
        checked={repays}
        onChange={({ target }) => {
          form.setValue('repays', target.checked, { shouldDirty: true });
          // The money comes once: what was chosen of it would stand unseen.
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
