/** Short form of a road expense: amount, category, place. */
import { type ReactNode, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FuelOffer } from '@/components/resource/fuel-offer';
import { useSaveAgain } from '@/components/resource/use-save-again';
import { type Entry, refusalOfEntry, formOf } from '@/offline/outbox/entry';
import { queueMessage } from '@/offline/outbox/queue-messages';
import { savedOf } from '@/offline/outbox/use-outbox-mutation';
import { confirmed } from '@/api/forms/confirm-warnings';
import { useRecordForm, type SaveConditions } from '@/api/forms/use-record-form';
import { useEnterTransaction, type ReferenceOptions } from '@/api/finance/enter-transaction';
import { useUpdateTransaction } from '@/api/finance/transactions';
import type { Transaction, TransactionInput } from '@/api/types';
import { useToday } from '@/api/session/current-user';
import { formatDate } from '@/lib/format/dates';
import { newDraftName } from '@/lib/forms/draft';
import { transactionInputLimits } from '@/lib/generated/limits';
import { LinkButton } from '@/components/ui/button';
import { Chips } from '@/components/form/chips';
import { Fold } from '@/components/ui/fold';
import { DateField, MoneyField, TextField } from '@/components/form/form-fields';
import { RecordForm } from '@/components/form/record-form';
import { Checkbox } from '@/components/form/text-inputs';
import { useQueuedToast } from '@/components/ui/outbox-toast';
import { toast } from '@/components/ui/toast-store';
import {
  expenseSchema,
  expenseValues,
  newExpense,
  typedBefore,
  wholeFormAddress,
  type ExpenseStart,
  type ExpenseValues,
} from './expense-model';
import { useLastExpenses, onTheRoad } from '@/features/freights/freight-queries';
import { categoryLabels } from '@/lib/generated/enum-labels';
import { expenseCategories, type ExpenseCategory } from '@/lib/labels/labels';

/** Category chips: road expenses first, others behind one tap. */
function CategoryChips({ form }: { form: ExpenseFormApi }) {
  const category = useWatch({ control: form.control, name: 'category' });
  const [all, setAll] = useState(!onTheRoad.some((code) => code === category));
  const shown = all ? expenseCategories : onTheRoad;
  return (
    <Chips<ExpenseCategory | 'all'>
      label="Gastou com o quê?"
      options={[
        ...shown.map((code) => [code, categoryLabels[code]] as const),
        ['all', all ? 'Menos' : 'Mais…'] as const,
      ]}
      value={category}
      onChange={(chosen) => {
        if (chosen === 'all') setAll(!all);
        else if (chosen !== null) form.setValue('category', chosen, { shouldDirty: true });
      }}
    />
  );
}

export type ExpenseFormApi = UseFormReturn<ExpenseValues, unknown, TransactionInput>;

export type ExpenseFormProps = {
  userId: number;
  /** Null for a new one. */
  expense: Transaction | null;
  /** References of a new expense. */
  start: ExpenseStart;
  /** Records that a new expense may refer to, by which its entry is labelled. */
  offered: ReferenceOptions;
  /** Freight for which a new one was started; part of its draft's name. */
  begunFor: number | null;
  /** Fields for the references of a new one, unless given. */
  renderAbout?: (form: ExpenseFormApi) => ReactNode;
  /** Queued entry that the form edits. */
  entry?: Entry | null;
  onClose: () => void;
  onAgain?: (saved: ExpenseStart) => void;
};

/** Creates an expense through the outbox, or updates a stored one. */
function useSave({ expense, entry = null, offered }: ExpenseFormProps) {
  const create = useEnterTransaction('expense', entry);
  const update = useUpdateTransaction();
  return async (filled: TransactionInput, { ifMatch, confirm }: SaveConditions, typed: ExpenseValues) => {
    const body = confirmed(filled, confirm);
    return expense === null
      ? savedOf(await create.mutateAsync({ body, typed, ...offered }))
      : update.mutateAsync({ id: expense.id, version: ifMatch ?? expense.version, body });
  };
}

function useExpenseForm(props: ExpenseFormProps) {
  const { expense, entry, userId, start, begunFor, onClose, onAgain } = props;
  const today = useToday();
  const showQueuedToast = useQueuedToast();
  const isNew = expense === null;
  const again = useSaveAgain<ExpenseStart>(isNew && onAgain ? 'Salvar e lançar outra' : undefined, onAgain, onClose);
  const empty = newExpense(today, start);
  const fresh = entry ? formOf(entry, empty) : empty;
  const draft = entry ? null : newDraftName('expense', { freightId: begunFor });
  const record = useRecordForm<ExpenseValues, TransactionInput, Transaction>({
    userId,
    name: expense === null ? draft : `expense:${expense.id}`,
    defaults: expense === null ? fresh : expenseValues(expense),
    version: expense?.version ?? null,
    schema: expenseSchema(expense),
    toValues: expenseValues,
    aliases: { paidOn: 'dueOn' },
    refused: refusalOfEntry(entry),
    save: useSave(props),
    onSaved: (saved) => {
      toast({ title: isNew ? 'Despesa lançada' : 'Despesa salva' });
      again.goOn(saved);
    },
    onQueued: (body) => {
      showQueuedToast(queueMessage());
      again.goOn(body);
    },
  });
  return { ...record, ...again.submitProps };
}

/** Amount, category, reference, place; a new one focuses the amount. */
export function ExpenseForm(props: ExpenseFormProps) {
  const record = useExpenseForm(props);
  const { form, startOver } = record;
  const { expense, entry, renderAbout, userId } = props;
  const isNew = expense === null;
  return (
    <RecordForm
      {...record}
      limits={transactionInputLimits}
      submitLabel="Salvar"
      focusFirstField={isNew}
      stickySubmit="sheet"
    >
      <MoneyField form={form} name="amountCents" label="Valor" big required />
      <CategoryChips form={form} />
      {isNew && !entry && <FillUp form={form} onLeave={startOver} />}
      {renderAbout?.(form)}
      <Description form={form} userId={userId} />
      <Payment form={form} expense={expense} />
      {isNew && !entry && <MoreFields form={form} onLeave={startOver} />}
    </RecordForm>
  );
}

/** Description, with recent ones as suggestions. */
function Description({ form, userId }: { form: ExpenseFormApi; userId: number }) {
  const [category, description] = useWatch({ control: form.control, name: ['category', 'description'] });
  const before = typedBefore(useLastExpenses(category, userId).data?.items ?? []);
  return (
    <>
      <TextField
        form={form}
        name="description"
        label="Descrição"
        optional
        placeholder="Lugar, praça de pedágio, nota…"
      />
      {before.length > 0 && (
        <Chips
          label="Já usadas"
          options={before.map((text) => [text, text] as const)}
          value={before.find((text) => text === description) ?? null}
          onChange={(text) => form.setValue('description', text ?? '', { shouldDirty: true })}
        />
      )}
    </>
  );
}

function Payment({ form, expense }: { form: ExpenseFormApi; expense: Transaction | null }) {
  const today = useToday();
  const [paid, dueOn] = useWatch({ control: form.control, name: ['paid', 'dueOn'] });
  const day = dueOn === today ? 'hoje' : formatDate(dueOn);
  return (
    <Fold title="Data e pagamento" summary={paid ? `Pago, ${day}` : `A pagar, ${day}`} open={expense !== null}>
      <DateField form={form} name="dueOn" label={paid ? 'Pago em' : 'Vence em'} required />
      {expense?.paidByDriver ? (
        <p className="text-ink-2">{expense.driverName ?? 'O motorista'} pagou: o valor entra no acerto.</p>
      ) : (
        <Checkbox
          label="Já paguei"
          checked={paid}
          onChange={({ target }) => form.setValue('paid', target.checked, { shouldDirty: true })}
        />
      )}
    </Fold>
  );
}

/** Fuel needs litres: offers the fill-up form. */
function FillUp({ form, onLeave }: { form: ExpenseFormApi; onLeave: () => void }) {
  const { category, dueOn, ...values } = useWatch({ control: form.control }) as ExpenseValues;
  if (category !== 'combustivel') return null;
  return <FuelOffer soFar={{ ...values, day: dueOn }} onLeave={onLeave} />;
}

/** Link to the whole form, with the typed values. */
function MoreFields({ form, onLeave }: { form: ExpenseFormApi; onLeave: () => void }) {
  const values = useWatch({ control: form.control }) as ExpenseValues;
  return (
    <LinkButton to={wholeFormAddress(values)} onClick={onLeave} variant="ghost" className="self-start">
      Mais detalhes
    </LinkButton>
  );
}
