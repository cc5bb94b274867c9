/** Closed months: state, actions and history. */
import { useState } from 'react';
import { Lock, LockOpen } from 'lucide-react';
import type { ClosedMonths, Closing } from '@/api/types';
import { useTimeZone } from '@/api/session/current-user';
import { formatMoment } from '@/lib/format/dates';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { lazySheet } from '@/components/ui/lazy';
import { Money } from '@/components/ui/money';
import { useClosedMonths } from '@/features/finances/finance-queries';
import { monthName } from '@/lib/format/months';

const CloseSheet = lazySheet(
  () => import('./close-sheet'),
  ({ onClose }) => onClose,
);
const ReopenSheet = lazySheet(
  () => import('./reopen-sheet'),
  ({ onClose }) => onClose,
);

export function isClosed(state: ClosedMonths | undefined, month: string): boolean {
  const through = state?.closedThrough ?? null;
  return through !== null && month <= through;
}

export function ClosedMark() {
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-sunken px-2 py-0.5 text-sm font-medium text-ink-2">
      <Lock aria-hidden="true" className="size-3.5" />
      Fechado
    </span>
  );
}

/** Renders nothing while loading. */
export function ClosedMonthsCard({ userId }: { userId: number }) {
  const { data } = useClosedMonths(userId);
  return data ? <ClosedMonthsView state={data} /> : null;
}

function sentenceOf({ closedThrough }: ClosedMonths): string {
  if (closedThrough === null)
    return 'Nenhum mês está fechado. Feche um mês depois de entregá-lo ao contador: o que mudaria as contas dele passa a perguntar antes.';
  return `${monthName(closedThrough)} e os meses antes dele estão fechados: o que mudaria as contas deles pergunta antes.`;
}

function ClosedMonthsView({ state }: { state: ClosedMonths }) {
  const [open, setOpen] = useState<'close' | 'reopen' | null>(null);
  const { closedThrough, lastEnded, history } = state;
  const close = () => setOpen(null);
  return (
    <Card title="Fechamento dos meses">
      <p className="text-ink-2">{sentenceOf(state)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {(closedThrough === null || closedThrough < lastEnded) && (
          <Button onClick={() => setOpen('close')}>
            <Lock aria-hidden="true" />
            Fechar mês
          </Button>
        )}
        {closedThrough !== null && (
          <Button onClick={() => setOpen('reopen')}>
            <LockOpen aria-hidden="true" />
            Reabrir mês
          </Button>
        )}
      </div>
      {history.length > 0 && <History history={history} />}
      {open === 'close' && <CloseSheet state={state} onClose={close} />}
      {open === 'reopen' && closedThrough !== null && <ReopenSheet through={closedThrough} onClose={close} />}
    </Card>
  );
}

/** Closings shown before "Ver todos". */
const IN_SIGHT = 3;

function History({ history }: { history: readonly Closing[] }) {
  const [isAll, setIsAll] = useState(false);
  const timeZone = useTimeZone();
  const shown = isAll ? history : history.slice(0, IN_SIGHT);
  return (
    <>
      <h3 className="mt-5 font-medium">Fechamentos e reaberturas</h3>
      <ul className="mt-1 divide-y divide-line">
        {shown.map(({ id, createdAt, month, reason, sums }) => (
          <li key={id} className="py-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">
                {reason === null ? 'Fechado até' : 'Reaberto desde'} {monthName(month).toLowerCase()}
              </span>
              <span className="text-sm text-ink-3">{formatMoment(createdAt, timeZone)}</span>
            </p>
            {reason !== null && <p className="text-sm whitespace-pre-line text-ink-2">{reason}</p>}
            {sums !== null && (
              <p className="text-sm text-ink-3">
                Receita de <Money cents={sums.revenueCents} /> e custo de <Money cents={sums.costCents} /> fechados
              </p>
            )}
          </li>
        ))}
      </ul>
      {history.length > IN_SIGHT && !isAll && (
        <Button size="sm" variant="ghost" onClick={() => setIsAll(true)}>
          Ver todos
        </Button>
      )}
    </>
  );
}
