/** Payment sheet: amount, day, method, deductions, and the remainder. */
import { useId, useState, type SyntheticEvent } from 'react';
import {
  bookedLabel,
  methodLabels,
  isEmptied,
  type Booked,
  type PayMethod,
  type PaymentFormState,
  type DeductionKind,
  type SettlingLine,
} from '@/lib/forms/payment';
import { Button } from '@/components/ui/button';
import { Chips } from '@/components/form/chips';
import { DateInput } from '@/components/form/date-input';
import { Sheet } from '@/components/ui/dialog';
import { Field, FormError } from '@/components/form/field';
import { MoneyInput } from '@/components/form/money-input';
import { useQueuedToast } from '@/components/ui/outbox-toast';
import { toast } from '@/components/ui/toast-store';
import { Taxes } from './taxes';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { Plus } from 'lucide-react';
import { deductionLabels } from '@/lib/generated/enum-labels';
import { LineRow } from './line-row';

const ofFreight: readonly DeductionKind[] = ['shortage', 'damage', 'other'];

/** Adds a line; each kind occurs once. */
function withLine(others: readonly SettlingLine[], kind: DeductionKind, cents: number | null): SettlingLine[] {
  return [...others, { key: `new ${kind}`, kind, cents }];
}

/** Deduction lines, and buttons that add one. */
function HeldBackLines({ payment: { openItem, settling, errors, change } }: { payment: PaymentFormState }) {
  const { others } = settling;
  const kinds = (openItem.holds === 'taxes' ? ofFreight : (['other'] as const)).filter(
    (each) => !others.some(({ kind }) => kind === each),
  );
  return (
    <div className="flex flex-col gap-3">
      {others.length > 0 && (
        <ul aria-label="Outros descontos" className="flex flex-col gap-2">
          {others.map((line) => (
            <LineRow
              key={line.key}
              line={line}
              error={errors[`line ${line.key}`]}
              onChange={(next) => change({ others: others.map((each) => (each.key === line.key ? next : each)) })}
              onRemove={() => change({ others: others.filter(({ key }) => key !== line.key) })}
            />
          ))}
        </ul>
      )}
      <div role="group" aria-label="Anotar desconto" className="-ml-4 flex flex-wrap gap-x-2 empty:hidden">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="ghost"
            size="sm"
            icon={<Plus aria-hidden="true" />}
            onClick={() => change({ others: withLine(others, kind, null) })}
          >
            {deductionLabels[kind]}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Remainder as the server computes it; nothing without one. */
function RestChoice({ payment }: { payment: PaymentFormState }) {
  const { openItem, settling, preview, errors, change } = payment;
  if (settling.amount === 'whole' || !preview || preview.restCents === 0) return null;
  const { restCents } = preview;
  const rest = formatMoney(restCents);
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <Field
        label={`O resto (${rest}) vence em`}
        hint={
          settling.restDueOn === ''
            ? `Se deixar em branco, vence em ${formatDate(openItem.dueOn)}, como estava.`
            : undefined
        }
        error={errors['restDueOn']}
      >
        <DateInput value={settling.restDueOn} onChange={(restDueOn) => change({ restDueOn })} />
      </Field>
      {openItem.holds !== 'nothing' && !settling.others.some(({ kind }) => kind === 'other') && (
        <Button
          size="sm"
          className="self-start bg-surface"
          onClick={({ currentTarget }) => {
            // The button disappears with the remainder and must not lose the focus.
            currentTarget.form?.focus();
            change({ others: withLine(settling.others, 'other', restCents) });
          }}
        >
          Foi desconto do pagador
        </Button>
      )}
    </div>
  );
}

type Props = { payment: PaymentFormState };

/** Sheet of a posting, mounted only while it is open. */
export default function SettleSheet({ payment, title = payment.openItem.title }: Props & { title?: string }) {
  const { openItem, waiting, busy } = payment;
  const form = useId();
  const [tried, setTried] = useState(false);
  const showQueuedToast = useQueuedToast();
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    // A form in a sheet must not submit the outer one.
    event.stopPropagation();
    setTried(true);
    if (waiting || busy) return;
    payment.confirm((booked) => {
      payment.close();
      if ('queuedText' in booked) showQueuedToast(booked.queuedText);
      else showBooked(booked, payment.undo);
    });
  }
  return (
    <Sheet open title={title} onClose={payment.close} foot={<Foot payment={payment} form={form} />}>
      <form id={form} noValidate tabIndex={-1} onSubmit={submit} className="outline-none">
        {/* Disabled while sending: the visible values are the sent ones. */}
        <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
          <Amount payment={payment} tried={tried} />
          <RestChoice payment={payment} />
          {openItem.holds === 'taxes' && <Taxes payment={payment} />}
          {openItem.holds !== 'nothing' && <HeldBackLines payment={payment} />}
          <WhenAndHow payment={payment} />
        </fieldset>
      </form>
    </Sheet>
  );
}

/** Success toast with undo. */
function showBooked(booked: Booked, undo: PaymentFormState['undo']): void {
  const { title, description } = bookedLabel(booked);
  async function takeBack(): Promise<void> {
    const wrong = await undo();
    if (wrong !== null) toast({ title: 'Não deu para desfazer', description: wrong, tone: 'error' });
  }
  toast({
    title,
    tone: 'done',
    ...(description === '' ? {} : { description }),
    action: { label: 'Desfazer', onClick: () => void takeBack() },
  });
}

/** Label of an amount that is not typed. */
function calculatedLabel({ settling, taxes }: PaymentFormState): string {
  const lines = [...taxes, ...settling.others];
  return lines.length === 0
    ? 'Vai ser tudo que estiver em aberto.'
    : 'Vai ser tudo que estiver em aberto, menos os descontos.';
}

function Amount({ payment, tried }: Props & { tried: boolean }) {
  const { openItem, settling, shownCents, errors, waiting, change } = payment;
  // Unknown here: the server computes it on delivery.
  const isCalculated = settling.amount === 'whole' && shownCents === null;
  const missing = openItem.kind === 'income' ? 'Informe quanto entrou.' : 'Informe quanto você pagou.';
  return (
    <Field
      label={openItem.kind === 'income' ? 'Quanto entrou' : 'Quanto paguei'}
      error={tried && isEmptied(settling) ? missing : errors['amountCents']}
      hint={isCalculated && !waiting ? calculatedLabel(payment) : undefined}
    >
      <MoneyInput
        big
        value={shownCents}
        onChange={(cents) => change({ amount: { cents } })}
        onClick={({ currentTarget }) => currentTarget.select()}
      />
    </Field>
  );
}

const methods = Object.entries(methodLabels) as [PayMethod, string][];

function WhenAndHow({ payment }: Props) {
  const { openItem, settling, today, errors, change } = payment;
  return (
    <>
      <Field label={openItem.kind === 'income' ? 'Recebido em' : 'Pago em'} error={errors['paidOn']}>
        <DateInput value={settling.day} max={today} onChange={(day) => change({ day })} />
      </Field>
      <Chips
        label={openItem.kind === 'income' ? 'Como recebeu' : 'Como pagou'}
        optional
        options={methods}
        value={settling.method}
        onChange={(method) => change({ method })}
      />
    </>
  );
}

/** Result of the payment, announced as it changes. */
function Outcome({ payment }: Props) {
  const { preview, errors, waiting } = payment;
  const whole = preview?.deductedCents === 0 && preview.restCents === 0;
  const simple = preview === null || whole || Object.keys(errors).length > 0;
  return (
    <p role="status" aria-busy={waiting} className="text-sm text-ink-2 empty:-mb-3">
      {simple ? '' : preview.words}
    </p>
  );
}

/** Pinned below the fields. If it was settled elsewhere, only closing remains. */
function Foot({ payment, form }: Props & { form: string }) {
  const { sentence, elsewhere, busy, waiting } = payment;
  return (
    <div className="flex flex-col gap-3 border-t border-line px-5 pt-3 pb-[max(20px,env(safe-area-inset-bottom))] md:px-6 md:pb-6">
      <FormError>{sentence}</FormError>
      <Outcome payment={payment} />
      {elsewhere ? (
        <Button size="lg" block onClick={payment.close}>
          Fechar
        </Button>
      ) : (
        <Button type="submit" form={form} variant="primary" size="lg" block busy={busy || waiting}>
          Confirmar
        </Button>
      )}
    </div>
  );
}
