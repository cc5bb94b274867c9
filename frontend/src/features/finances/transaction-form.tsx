/** Form of a manual transaction. */
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { restoredUrl } from '@/lib/navigation/list-restoration';
import { useConsecutiveForms, useSaveAgain } from '@/components/resource/use-save-again';
import type { SeriesScope, Transaction, TransactionInput, TransactionKind } from '@/api/types';
import { useFreightOptions, useVehicleOptions } from '@/api/record-options';
import { type Entry, refusalOfEntry } from '@/offline/outbox/entry';
import { queueMessage } from '@/offline/outbox/queue-messages';
import { savedOf } from '@/offline/outbox/use-outbox-mutation';
import { confirmed } from '@/api/forms/confirm-warnings';
import { useRecordForm, type SaveConditions } from '@/api/forms/use-record-form';
import { useEnterTransaction } from '@/api/finance/enter-transaction';
import { useUpdateTransaction } from '@/api/finance/transactions';
import { useToday } from '@/api/session/current-user';
import { newDraftName } from '@/lib/forms/draft';
import { transactionInputLimits } from '@/lib/generated/limits';
import { PageHeader } from '@/components/ui/page-header';
import { RecordForm } from '@/components/form/record-form';
import { useQueuedToast } from '@/components/ui/outbox-toast';
import { toast } from '@/components/ui/toast-store';
import { loanAliases } from './loan-model';
import { hasLaterInSeries, SeriesDialog } from './series-dialog';
import { TransactionFields } from './transaction-fields';
import {
  prefillOf,
  newTransaction,
  transactionSchema,
  transactionValues,
  type TransactionPrefill,
  type TransactionValues,
} from './transaction-model';

type NewProps = { kind: TransactionKind; userId: number };

/** New transaction with defaults from the address; another can follow. One about a freight returns to it. */
export function NewTransaction({ params, ...props }: NewProps & { params: URLSearchParams }) {
  const about = prefillOf(params, props.kind);
  const draft = newDraftName('transaction', { kind: props.kind, ...about });
  return <ConsecutiveForms key={draft} draft={draft} about={about} {...props} />;
}

function ConsecutiveForms({ draft, kind, about, userId }: NewProps & { draft: string; about: TransactionPrefill }) {
  const today = useToday();
  const { key, isConsecutive, next } = useConsecutiveForms<unknown>();
  const backTo = about.freightId === null ? '/finances' : `/freights?id=${about.freightId}`;
  return (
    <>
      <PageHeader title={kind === 'income' ? 'Nova receita' : 'Nova despesa'} back={backTo} />
      <TransactionForm
        key={key}
        userId={userId}
        row={null}
        draft={draft}
        defaults={newTransaction(kind, today, isConsecutive ? withoutSum(about) : about)}
        backTo={backTo}
        isConsecutive={isConsecutive}
        onAgain={next}
      />
    </>
  );
}

/** The next one has the same references but another amount. */
function withoutSum(about: TransactionPrefill): TransactionPrefill {
  return { ...about, category: null, amountCents: null, description: '' };
}

type FormProps = {
  userId: number;
  row: Transaction | null;
  /** Name of a new record's draft. */
  draft?: string | null;
  defaults: TransactionValues;
  /** Target after saving or cancelling. */
  backTo?: string;
  /** True after a saved record. */
  isConsecutive?: boolean;
  onAgain?: (saved: unknown) => void;
  /** Queued entry that the form edits, and the action afterwards. */
  entry?: Entry | null;
  onDone?: () => void;
};

/** Creates a transaction through the outbox, or updates a stored one; `scope` applies to a series. */
function useSave({ userId, row, entry = null }: FormProps, scope: RefObject<SeriesScope>) {
  const create = useEnterTransaction('transaction', entry);
  const update = useUpdateTransaction();
  const vehicles = useVehicleOptions(userId).data?.items ?? [];
  const freights = useFreightOptions({}, userId).data?.items ?? [];
  return async (filled: TransactionInput, { ifMatch, confirm }: SaveConditions, typed: TransactionValues) => {
    const body = confirmed(filled, confirm);
    if (row === null) return savedOf(await create.mutateAsync({ body, typed, vehicles, freights }));
    return update.mutateAsync({
      id: row.id,
      version: ifMatch ?? row.version,
      body: row.seriesId === null ? body : { ...body, scope: scope.current },
    });
  };
}

function useTransactionForm(props: FormProps) {
  const { userId, row, draft = null, defaults, onAgain, backTo = '/finances', entry, onDone } = props;
  const navigate = useNavigate();
  const showQueuedToast = useQueuedToast();
  const leave = onDone ?? (() => void navigate(restoredUrl(backTo), { replace: true }));
  const again = useSaveAgain<unknown>(onAgain && 'Salvar e lançar outra', onAgain, leave);
  const scope = useRef<SeriesScope>('one');
  const record = useRecordForm<TransactionValues, TransactionInput, Transaction>({
    userId,
    name: row === null ? draft : `transaction:${row.id}`,
    defaults,
    version: row?.version ?? null,
    schema: transactionSchema,
    aliases: loanAliases,
    refused: refusalOfEntry(entry),
    toValues: transactionValues,
    save: useSave(props, scope),
    onSaved: (saved) => {
      toast({ title: row === null ? 'Lançamento salvo' : 'Alterações salvas' });
      again.goOn(saved);
    },
    onQueued: (body) => {
      showQueuedToast(queueMessage());
      again.goOn(body);
    },
  });
  return {
    record: { ...record, ...again.submitProps },
    submitFor: (chosen: SeriesScope) => {
      scope.current = chosen;
      void record.submit();
    },
  };
}

/** Form of a transaction. One of a series asks for the scope of the change. */
export function TransactionForm(props: FormProps) {
  const { row, userId } = props;
  const { record, submitFor } = useTransactionForm(props);
  const [asking, setAsking] = useState(false);
  async function submit(event?: SyntheticEvent): Promise<void> {
    if (row === null || !hasLaterInSeries(row)) return record.submit(event);
    event?.preventDefault();
    if (await record.form.trigger()) setAsking(true);
    else await record.submit();
  }
  return (
    <div className="@container">
      <RecordForm
        {...record}
        limits={transactionInputLimits}
        submit={submit}
        submitLabel={row === null ? 'Salvar' : 'Salvar alterações'}
        focusFirstField={props.isConsecutive === true}
        {...(props.onDone === undefined ? { cancelTo: props.backTo ?? '/finances' } : {})}
      >
        <TransactionFields
          form={record.form}
          userId={userId}
          isNew={row === null && !props.entry}
          onLeave={record.startOver}
        />
      </RecordForm>
      {asking && row && (
        <SeriesDialog
          title={`Mudar ${row.description}?`}
          onChoose={(scope) => {
            setAsking(false);
            submitFor(scope);
          }}
          onClose={() => setAsking(false)}
        >
          Este é o lançamento {row.installment} de {row.installments}. A mudança também pode valer para os próximos que
          ainda não foram pagos.
        </SeriesDialog>
      )}
    </div>
  );
}
