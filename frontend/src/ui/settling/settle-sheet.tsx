/** What really came in or was paid: how much, when, how, what was held back, and what becomes of the rest. */
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import {
  bookedWords,
  methodLabels,
  previewWords,
  type Booked,
  type PayMethod,
  type SettlingDesk,
} from '@/lib/settling';
import { Button } from '@/ui/button';
import { Chips } from '@/ui/chips';
import { Sheet } from '@/ui/dialog';
import { Field, FormError } from '@/ui/field';
import { MoneyInput } from '@/ui/money-input';
import { DateInput } from '@/ui/text-inputs';
import { toast } from '@/ui/toast-store';
import { HeldBackLines } from './held-back-lines';
import { RestChoice } from './rest-choice';
import { Taxes } from './taxes';

type Props = { desk: SettlingDesk };

/** The sheet of one posting. It is in the page only while it is open. */
export default function SettleSheet({ desk }: Props) {
  const { posting, elsewhere, waiting, busy } = desk;
  const [tried, setTried] = useState(false);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    // A form in a sheet must not submit the one around it.
    event.stopPropagation();
    setTried(true);
    if (waiting || busy) return;
    desk.confirm((booked) => {
      desk.close();
      tell(booked, desk.undo);
    });
  }
  return (
    <Sheet open title={posting.title} onClose={desk.close}>
      <form noValidate tabIndex={-1} onSubmit={submit} className="flex flex-col gap-4 outline-none">
        {/* While it is on its way nothing is typed into it: what is booked is what is in sight. */}
        <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
          <Amount desk={desk} tried={tried} />
          {posting.holds === 'taxes' && <Taxes desk={desk} />}
          {posting.holds !== 'nothing' && <HeldBackLines desk={desk} />}
          <RestChoice desk={desk} />
          <WhenAndHow desk={desk} />
        </fieldset>
        <Foot {...{ sentence: desk.sentence, elsewhere, onClose: desk.close }}>
          <Outcome desk={desk} />
          <Button type="submit" variant="primary" size="lg" block busy={busy || waiting}>
            Confirmar
          </Button>
        </Foot>
      </form>
    </Sheet>
  );
}

/** Says what was booked, with the way back. */
function tell(booked: Booked, undo: SettlingDesk['undo']): void {
  const { title, description } = bookedWords(booked);
  async function takeBack(): Promise<void> {
    const wrong = await undo();
    if (wrong !== null) toast({ title: 'Não deu para desfazer', description: wrong, tone: 'error' });
  }
  toast({
    title,
    ...(description === '' ? {} : { description }),
    action: { label: 'Desfazer', onClick: () => void takeBack() },
  });
}

function Amount({ desk, tried }: Props & { tried: boolean }) {
  const { posting, shownCents, errors, change } = desk;
  const missing = posting.kind === 'income' ? 'Informe quanto entrou.' : 'Informe quanto saiu.';
  return (
    <Field
      label={posting.kind === 'income' ? 'Quanto entrou' : 'Quanto paguei'}
      error={tried && shownCents === null ? missing : errors['amountCents']}
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

function WhenAndHow({ desk }: Props) {
  const { posting, settling, today, errors, change } = desk;
  return (
    <>
      <Field label={posting.kind === 'income' ? 'Recebido em' : 'Pago em'} error={errors['paidOn']}>
        <DateInput value={settling.day} max={today} onChange={({ target }) => change({ day: target.value })} />
      </Field>
      <Chips
        label="Como"
        optional
        options={methods}
        value={settling.method}
        onChange={(method) => change({ method })}
      />
    </>
  );
}

/** What becomes of the money, read out as it changes. */
function Outcome({ desk }: Props) {
  const { preview, posting, errors, waiting } = desk;
  const simple = preview === null || Object.keys(errors).length > 0;
  return (
    <p role="status" aria-busy={waiting} className="text-sm text-ink-2 not-empty:mb-3">
      {simple ? '' : previewWords(posting.kind, preview)}
    </p>
  );
}

type FootProps = Pick<SettlingDesk, 'sentence' | 'elsewhere'> & { onClose: () => void; children: ReactNode };

/** Stays in sight at the bottom of the sheet. Where it was settled elsewhere, only leaving is left. */
function Foot({ sentence, elsewhere, onClose, children }: FootProps) {
  return (
    <div className="sticky -bottom-5 -mx-5 -mb-5 border-t border-line bg-surface px-5 pt-3 pb-5 md:-bottom-6 md:-mx-6 md:-mb-6 md:px-6 md:pb-6">
      {sentence !== null && (
        <div className="mb-3">
          <FormError>{sentence}</FormError>
        </div>
      )}
      {elsewhere ? (
        <Button size="lg" block onClick={onClose}>
          Fechar
        </Button>
      ) : (
        children
      )}
    </div>
  );
}
