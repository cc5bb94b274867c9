/** An expense on the road: what, how much, when. */
import { useWatch } from 'react-hook-form';
import { useDeleteTransaction } from '@/api/transaction-resource';
import { formatMoney } from '@/lib/money';
import { useRounds, useSaveAgain } from '@/records/use-save-again';
import { DeleteRecord } from '@/records/delete-record';
import { useRecordForm } from '@/api/record-form';
import { useCreateTransaction, useUpdateTransaction } from '@/api/transactions';
import type { Freight, Transaction, TransactionInput } from '@/api/types';
import { useToday } from '@/api/user';
import { categoryLabels } from '@/lib/choices/category';
import { expenseCategories } from '@/lib/labels';
import { transactionInputLimits } from '@/lib/limits/transaction-input';
import { Sheet } from '@/ui/dialog';
import { FieldRow } from '@/ui/field';
import { DateField, MoneyField, SelectField, TextField } from '@/ui/form-fields';
import { RecordFrame } from '@/ui/record-frame';
import { Checkbox } from '@/ui/text-inputs';
import { toast } from '@/ui/toast-store';
import { expenseSchema, expenseValues, newExpense, type ExpenseValues } from './expense-model';

const choices = Object.fromEntries(expenseCategories.map((code) => [code, categoryLabels[code]]));

type Props = { freight: Freight; expense: Transaction | null; userId: number; onClose: () => void };

/** Makes or changes an expense; a new one can be followed by another. */
export function ExpenseSheet(props: Props) {
  const { key, follows, next } = useRounds<Transaction>();
  return (
    <Sheet open onClose={props.onClose} title={props.expense === null ? 'Lançar despesa' : 'Despesa'}>
      <ExpenseForm key={key} {...props} follows={follows} onAgain={next} />
      {props.expense && <DeleteExpense {...props} expense={props.expense} />}
    </Sheet>
  );
}

function DeleteExpense({ freight, expense, onClose }: Props & { expense: Transaction }) {
  return (
    <DeleteRecord
      deletion={useDeleteTransaction(expense.id)}
      done="Despesa apagada"
      name={`${expense.description}, ${formatMoney(expense.amountCents)}`}
      at={`/freights?id=${freight.id}`}
      back={onClose}
      block
      className="mt-6"
    >
      Apagar despesa
    </DeleteRecord>
  );
}

type FormProps = Props & { onAgain: (saved: Transaction) => void };

function useExpenseForm({ freight, expense, userId, onClose, onAgain }: FormProps) {
  const today = useToday();
  const create = useCreateTransaction();
  const update = useUpdateTransaction();
  const isNew = expense === null;
  const again = useSaveAgain(isNew ? 'Salvar e lançar outra' : undefined, onAgain, onClose);
  const record = useRecordForm<ExpenseValues, TransactionInput, Transaction>({
    userId,
    name: expense === null ? `expense:new:${freight.id}` : `expense:${expense.id}`,
    defaults: expense === null ? newExpense(today) : expenseValues(expense),
    version: expense?.version ?? null,
    schema: expenseSchema(freight, expense),
    toValues: expenseValues,
    aliases: { paidOn: 'dueOn' },
    save: (body, { ifMatch }) =>
      expense === null
        ? create.mutateAsync(body)
        : update.mutateAsync({ id: expense.id, version: ifMatch ?? expense.version, body }),
    onSaved: (saved) => {
      toast({ title: isNew ? 'Despesa lançada' : 'Despesa salva' });
      again.goOn(saved);
    },
  });
  return { ...record, ...again.frame };
}

function ExpenseForm(props: FormProps & { follows: boolean }) {
  const record = useExpenseForm(props);
  const { form } = record;
  const paid = useWatch({ control: form.control, name: 'paid' });
  return (
    <RecordFrame {...record} limits={transactionInputLimits} submitLabel="Salvar" startTyping={props.follows}>
      <MoneyField form={form} name="amountCents" label="Valor" big required />
      <FieldRow>
        <SelectField form={form} name="category" label="Com o quê" choices={choices} />
        <DateField form={form} name="dueOn" label={paid ? 'Pago em' : 'Vence em'} required />
      </FieldRow>
      <TextField
        form={form}
        name="description"
        label="Descrição"
        optional
        placeholder="Posto, praça de pedágio, nota…"
      />
      {props.expense?.paidByDriver ? (
        <p className="text-ink-2">Pago por {props.expense.driverName ?? 'quem dirigiu'}: entra no acerto.</p>
      ) : (
        <Checkbox label="Já paguei" checked={paid} onChange={({ target }) => form.setValue('paid', target.checked)} />
      )}
    </RecordFrame>
  );
}
