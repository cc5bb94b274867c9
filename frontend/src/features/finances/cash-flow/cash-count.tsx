/** "Hoje tenho R$ …": compares cash in hand with the books; the difference is posted. */
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '@/api/client';
import { useCurrentUser, useToday } from '@/api/session/current-user';
import type { CashCount } from '@/api/types';
import { sentenceOf } from '@/api/mutation';
import { useCountCash } from '@/api/finance/transactions';
import { Button, LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DateInput } from '@/components/form/date-input';
import { Field, FieldRow, FormError } from '@/components/form/field';
import { FigureInfo } from '@/components/ui/figure-info';
import { Money } from '@/components/ui/money';
import { MoneyInput } from '@/components/form/money-input';
import { ConnectivityHint } from '@/components/ui/connectivity-notice';
import { Notice } from '@/components/ui/states';
import { Checkbox } from '@/components/form/text-inputs';

/** Count form, and the result of the last count. */
export function CashCountCard({ expectedCents }: { expectedCents: number }) {
  const today = useToday();
  const withoutOpening = useCurrentUser().data?.openingOn === null;
  const [countedCents, setCountedCents] = useState<number | null>(null);
  const [overdrawn, setOverdrawn] = useState(false);
  const [on, setOn] = useState(today);
  const [missing, setMissing] = useState(false);
  const count = useCountCash();
  const wrong = count.error instanceof ApiError ? count.error.fields : [];
  const faultOf = (name: string) => wrong.find(({ field }) => field === name)?.message;
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(countedCents === null);
    if (countedCents === null) return;
    count.mutate({ countedCents: overdrawn ? -countedCents : countedCents, on: on === '' ? null : on });
  }
  return (
    <Card title="Conferir o caixa" info={<FigureInfo figure="cash_difference" name="Conferência do caixa" />}>
      <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
        <p className="text-ink-2">
          Pelas contas, hoje você tem <Money cents={expectedCents} className="font-medium" />. Confira no banco e no
          bolso: se houver diferença, ela é lançada como conferência do caixa.
        </p>
        {withoutOpening && (
          <p className="text-sm text-ink-3">
            As contas começam do zero.{' '}
            <Link to="/finances?tab=cash-flow&account=profile" className="underline underline-offset-4">
              Informe o saldo inicial
            </Link>{' '}
            se o caixa já tinha dinheiro antes do primeiro lançamento.
          </p>
        )}
        <FieldRow>
          <Field
            label={on === today ? 'Hoje tenho' : 'Neste dia eu tinha'}
            error={missing ? 'Informe quanto você tem.' : faultOf('countedCents')}
            required
          >
            <MoneyInput value={countedCents} onChange={setCountedCents} />
          </Field>
          <Field label="No fim do dia" error={faultOf('on')}>
            <DateInput value={on} max={today} onChange={setOn} />
          </Field>
        </FieldRow>
        <Checkbox
          label="A conta está no vermelho"
          checked={overdrawn}
          onChange={({ target }) => setOverdrawn(target.checked)}
        />
        <FormError>{wrong.length > 0 ? null : sentenceOf(count.error)}</FormError>
        <ConnectivityHint />
        <Button type="submit" busy={count.isPending} className="self-start max-md:self-stretch">
          Conferir
        </Button>
      </form>
      {count.data && <Outcome counted={count.data} />}
    </Card>
  );
}

function Outcome({ counted }: { counted: CashCount }) {
  const { transaction, differenceCents, expectedCents } = counted;
  return (
    <div className="mt-4" role="status">
      {transaction === null ? (
        <Notice tone="pos">Confere: você contou o mesmo que as contas dizem.</Notice>
      ) : (
        <Notice
          tone="warn"
          action={
            <LinkButton to={`/finances?id=${transaction.id}`} size="sm">
              Ver lançamento
            </LinkButton>
          }
        >
          {differenceCents < 0 ? 'Faltou' : 'Sobrou'} <Money cents={Math.abs(differenceCents)} />: as contas diziam{' '}
          <Money cents={expectedCents} />. A diferença está lançada.
        </Notice>
      )}
    </div>
  );
}
