/** Bar of the selected amounts, pinned at the bottom, and the sheet that settles them. */
import { useId, useState, type SyntheticEvent } from 'react';
import { X } from 'lucide-react';
import { useSettleMany, type Refused, type Settled } from '@/api/finance/use-settle-many';
import { countOf } from '@/lib/format/text';
import { methodLabels, type PayMethod, type OpenItem } from '@/lib/forms/payment';
import { queueMessage } from '@/offline/outbox/queue-messages';
import { Chips } from '@/components/form/chips';
import { DateInput } from '@/components/form/date-input';
import { Field, FormError } from '@/components/form/field';
import { Button, IconButton } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { Money } from '@/components/ui/money';
import { useQueuedToast } from '@/components/ui/outbox-toast';
import { toast } from '@/components/ui/toast-store';

/** Selected amounts; `onClear` ends the selection. */
export type SettleManyProps = { postings: readonly OpenItem[]; onClear: () => void };

type Kind = OpenItem['kind'];

const verbs: Record<Kind, string> = { income: 'Recebi', expense: 'Paguei' };

function countLabel(postings: readonly OpenItem[]): string {
  return countOf(postings.length, 'valor', 'valores');
}

export default function SettleMany({ postings, onClear }: SettleManyProps) {
  const [settling, setSettling] = useState<Kind | null>(null);
  const ofKind = (kind: Kind) => postings.filter((posting) => posting.kind === kind);
  const kinds = (['income', 'expense'] as const).filter((kind) => ofKind(kind).length > 0);
  return (
    <div
      role="group"
      aria-label="Selecionados"
      className="sticky bottom-[calc(0.5rem+var(--bottom-bar))] z-20 mt-4 flex flex-wrap items-center justify-end gap-2 rounded-card border border-line-strong bg-surface py-2 pr-2 pl-4 float-shadow md:bottom-4 print:hidden"
    >
      <p role="status" className="min-w-0 flex-1 basis-40 font-medium">
        {postings.length === 0 ? 'Marque o que já foi pago' : `${countLabel(postings)} em aberto`}
      </p>
      {kinds.map((kind) => (
        <Button key={kind} aria-haspopup="dialog" onClick={() => setSettling(kind)}>
          {kinds.length === 1 ? verbs[kind] : `${verbs[kind]} ${ofKind(kind).length}`}
        </Button>
      ))}
      <IconButton label="Desmarcar todos" onClick={onClear}>
        <X aria-hidden="true" />
      </IconButton>
      {settling && (
        <SettleManySheet
          postings={ofKind(settling)}
          kind={settling}
          onClose={() => setSettling(null)}
          onSettled={() => {
            setSettling(null);
            onClear();
          }}
        />
      )}
    </div>
  );
}

type SheetProps = { postings: readonly OpenItem[]; kind: Kind; onClose: () => void; onSettled: () => void };

const methods = Object.entries(methodLabels) as [PayMethod, string][];

/** Day and method of all amounts, which are settled in full. */
function SettleManySheet(props: SheetProps) {
  const { kind, onClose, onSettled } = props;
  const { today, settle, undo, done } = useSettleMany();
  const showQueuedToast = useQueuedToast();
  // Those at opening, then those refused: settled ones leave the selection while others are sent.
  const [postings, setPostings] = useState(props.postings);
  const [day, setDay] = useState(today);
  const [method, setMethod] = useState<PayMethod | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const form = useId();
  const isBusy = done !== null;
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    const settled = await settle(postings, { day: day === '' ? today : day, method });
    report(settled);
    setRefused(settled.refused);
    setPostings(settled.refused.map(({ posting }) => posting));
    if (settled.refused.length === 0) onSettled();
  }
  function report({ paid, queued }: Settled) {
    if (queued.length > 0) showQueuedToast(queueMessage());
    else if (paid.length > 0) showSettled(kind, paid, undo);
  }
  return (
    <Sheet
      open
      title={`${verbs[kind]} ${countLabel(postings)}`}
      // Closing would leave the rest unsettled without a word.
      onClose={() => !isBusy && onClose()}
      foot={
        <div className="flex flex-col gap-3 border-t border-line px-5 pt-3 pb-[max(20px,env(safe-area-inset-bottom))] md:px-6 md:pb-6">
          <p role="status" className="text-ink-2 empty:-mb-3">
            {done !== null && `${done + 1} de ${postings.length}…`}
          </p>
          <Button type="submit" form={form} variant="primary" size="lg" block busy={isBusy}>
            Confirmar
          </Button>
        </div>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <fieldset disabled={isBusy} className="flex min-w-0 flex-col gap-4">
          {refused.length > 0 && <RefusedList refused={refused} />}
          <ul aria-label="Valores" className="divide-y divide-line">
            {postings.map(({ id, title, openCents }) => (
              <li key={id} className="flex justify-between gap-4 py-2">
                <span className="min-w-0">{title}</span>
                {openCents !== null && <Money cents={openCents} />}
              </li>
            ))}
          </ul>
          {postings.some(({ holds }) => holds === 'taxes') && (
            <p className="text-sm text-ink-3">Entram inteiros. Se descontaram imposto, receba um por um.</p>
          )}
          <Field label={kind === 'income' ? 'Recebido em' : 'Pago em'}>
            <DateInput value={day} max={today} onChange={setDay} />
          </Field>
          <Chips
            label={kind === 'income' ? 'Como recebeu' : 'Como pagou'}
            optional
            options={methods}
            value={method}
            onChange={setMethod}
          />
        </fieldset>
      </form>
    </Sheet>
  );
}

function RefusedList({ refused }: { refused: readonly Refused[] }) {
  return (
    <FormError>
      <ul className="flex flex-col gap-1">
        {refused.map(({ posting, message }) => (
          <li key={posting.id}>
            {posting.title}: {message}
          </li>
        ))}
      </ul>
    </FormError>
  );
}

/** Success toast with undo of all. */
function showSettled(
  kind: Kind,
  paid: readonly OpenItem[],
  undo: (postings: readonly OpenItem[]) => Promise<string | null>,
): void {
  async function takeBack(): Promise<void> {
    const wrong = await undo(paid);
    if (wrong !== null) toast({ title: 'Não deu para desfazer', description: wrong, tone: 'error' });
  }
  toast({
    title: `${kind === 'income' ? 'Recebido' : 'Pago'}: ${countLabel(paid)}`,
    tone: 'done',
    action: { label: 'Desfazer', onClick: () => void takeBack() },
  });
}
