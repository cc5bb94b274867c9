/** The form of a transaction that a person makes. */
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRecordForm } from '@/api/record-form';
import { useCreateTransaction, useUpdateTransaction } from '@/api/transactions';
import type { Transaction, TransactionInput, TransactionKind } from '@/api/types';
import { useToday } from '@/api/user';
import { PageHeader } from '@/ui/page-header';
import { RecordFrame } from '@/ui/record-frame';
import { toast } from '@/ui/toast-store';
import { TransactionFields } from './transaction-fields';
import { newTransaction, transactionSchema, transactionValues, type TransactionValues } from './transaction-model';

/** A new income or expense; another can follow at once. */
export function NewTransaction({ kind, userId }: { kind: TransactionKind; userId: number }) {
  const today = useToday();
  const [round, setRound] = useState(0);
  return (
    <>
      <PageHeader title={kind === 'income' ? 'Nova receita' : 'Nova despesa'} back="/finances" />
      <TransactionForm
        key={round}
        userId={userId}
        row={null}
        defaults={newTransaction(kind, today)}
        follows={round > 0}
        onAgain={() => setRound(round + 1)}
      />
    </>
  );
}

type FormProps = {
  userId: number;
  row: Transaction | null;
  defaults: TransactionValues;
  /** Whether it comes right after one that was saved. */
  follows?: boolean;
  onAgain?: () => void;
};

function useTransactionForm({ userId, row, defaults, onAgain }: FormProps) {
  const navigate = useNavigate();
  const create = useCreateTransaction();
  const update = useUpdateTransaction();
  const again = useRef(false);
  const record = useRecordForm<TransactionValues, TransactionInput, Transaction>({
    userId,
    name: row === null ? `transaction:new-${defaults.kind}` : `transaction:${row.id}`,
    defaults,
    version: row?.version ?? null,
    schema: transactionSchema,
    toValues: transactionValues,
    save: (body, { ifMatch }) =>
      row === null
        ? create.mutateAsync(body)
        : update.mutateAsync({ id: row.id, version: ifMatch ?? row.version, body }),
    onSaved: () => {
      toast({ title: row === null ? 'Lançamento salvo' : 'Alterações salvas' });
      if (again.current && onAgain) onAgain();
      else void navigate('/finances', { replace: true });
    },
  });
  return {
    record,
    onSubmitBy: (pressed: boolean) => {
      again.current = pressed;
    },
  };
}

/** Makes or changes a transaction. */
export function TransactionForm(props: FormProps) {
  const { record, onSubmitBy } = useTransactionForm(props);
  return (
    <div className="max-w-3xl">
      <RecordFrame
        {...record}
        submitLabel={props.row === null ? 'Salvar' : 'Salvar alterações'}
        {...(props.row === null ? { againLabel: 'Salvar e lançar outro' } : {})}
        onSubmitBy={onSubmitBy}
        startTyping={props.follows === true}
        cancelTo="/finances"
      >
        <TransactionFields form={record.form} userId={props.userId} />
      </RecordFrame>
    </div>
  );
}
