/** The form of a transaction that a person makes. */
import { useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SeriesScope } from '@/api/finance-types';
import { useRecordForm } from '@/api/record-form';
import { useCreateTransaction, useUpdateTransaction } from '@/api/transactions';
import type { Transaction, TransactionInput, TransactionKind } from '@/api/types';
import { useToday } from '@/api/user';
import { newDraftName } from '@/lib/draft';
import { transactionInputLimits } from '@/lib/limits/transaction-input';
import { PageHeader } from '@/ui/page-header';
import { RecordFrame } from '@/ui/record-frame';
import { toast } from '@/ui/toast-store';
import { loanAliases } from './loan-model';
import { hasFollowers, SeriesDialog } from './series-dialog';
import { TransactionFields } from './transaction-fields';
import {
  newTransaction,
  transactionSchema,
  transactionValues,
  type About,
  type TransactionValues,
} from './transaction-model';

/** A new income or expense; another can follow at once. What is about a freight leads back to it. */
export function NewTransaction(props: NewProps) {
  const draft = newDraftName('transaction', { kind: props.kind, ...props.about });
  return <Rounds key={draft} draft={draft} {...props} />;
}

type NewProps = { kind: TransactionKind; about: About; userId: number };

function Rounds({ draft, kind, about, userId }: NewProps & { draft: string }) {
  const today = useToday();
  const [round, setRound] = useState(0);
  const backTo = about.freightId === null ? '/finances' : `/freights?id=${about.freightId}`;
  return (
    <>
      <PageHeader title={kind === 'income' ? 'Nova receita' : 'Nova despesa'} back={backTo} />
      <TransactionForm
        key={round}
        userId={userId}
        row={null}
        draft={draft}
        defaults={newTransaction(kind, today, round === 0 ? about : withoutSum(about))}
        backTo={backTo}
        follows={round > 0}
        onAgain={() => setRound(round + 1)}
      />
    </>
  );
}

/** The one that follows is about the same, but another sum. */
function withoutSum(about: About): About {
  return { ...about, category: null, amountCents: null, description: '' };
}

type FormProps = {
  userId: number;
  row: Transaction | null;
  /** Names the draft of a new one. */
  draft?: string | null;
  defaults: TransactionValues;
  /** Where saving and giving up lead. */
  backTo?: string;
  /** Whether it comes right after one that was saved. */
  follows?: boolean;
  onAgain?: () => void;
};

function useTransactionForm({ userId, row, draft = null, defaults, onAgain, backTo = '/finances' }: FormProps) {
  const navigate = useNavigate();
  const create = useCreateTransaction();
  const update = useUpdateTransaction();
  const again = useRef(false);
  const scope = useRef<SeriesScope>('one');
  const record = useRecordForm<TransactionValues, TransactionInput, Transaction>({
    userId,
    name: row === null ? draft : `transaction:${row.id}`,
    defaults,
    version: row?.version ?? null,
    schema: transactionSchema,
    aliases: loanAliases,
    toValues: transactionValues,
    save: (body, { ifMatch }) =>
      row === null
        ? create.mutateAsync(body)
        : update.mutateAsync({
            id: row.id,
            version: ifMatch ?? row.version,
            body: row.seriesId === null ? body : { ...body, scope: scope.current },
          }),
    onSaved: () => {
      toast({ title: row === null ? 'Lançamento salvo' : 'Alterações salvas' });
      if (again.current && onAgain) onAgain();
      else void navigate(backTo, { replace: true });
    },
  });
  return {
    record,
    onSubmitBy: (pressed: boolean) => {
      again.current = pressed;
    },
    submitFor: (chosen: SeriesScope) => {
      scope.current = chosen;
      void record.submit();
    },
  };
}

/** Makes or changes a transaction. One of a series asks how far the change goes. */
export function TransactionForm(props: FormProps) {
  const { row, userId } = props;
  const { record, onSubmitBy, submitFor } = useTransactionForm(props);
  const [asking, setAsking] = useState(false);
  async function submit(event?: SyntheticEvent): Promise<void> {
    if (row === null || !hasFollowers(row)) return record.submit(event);
    event?.preventDefault();
    if (await record.form.trigger()) setAsking(true);
    else await record.submit();
  }
  return (
    <div className="max-w-3xl">
      <RecordFrame
        {...record}
        limits={transactionInputLimits}
        submit={submit}
        submitLabel={row === null ? 'Salvar' : 'Salvar alterações'}
        {...(row === null ? { againLabel: 'Salvar e lançar outro' } : {})}
        onSubmitBy={onSubmitBy}
        startTyping={props.follows === true}
        cancelTo={props.backTo ?? '/finances'}
      >
        <TransactionFields form={record.form} userId={userId} isNew={row === null} />
      </RecordFrame>
      {asking && row && (
        <SeriesDialog
          title={`Mudar ${row.description}?`}
          onChoose={(scope) => {
            setAsking(false);
            submitFor(scope);
          }}
          onClose={() => setAsking(false)}
        >
          Este é o {row.installment} de {row.installments}. A mudança pode valer também para os próximos que ainda não
          foram pagos.
        </SeriesDialog>
      )}
    </div>
  );
}
