/** Dialog after a write that would change a closed month: the changes, and reopening as the alternative. */
import { useState } from 'react';
import type { ClosedMonth } from '@/api/types';
import { monthName } from '@/lib/format/months';
import ReopenSheet from '@/features/finances/closing/reopen-sheet';
import { capitalize } from '@/lib/format/text';
import { ConfirmDialog } from '@/components/ui/dialog';
import { Money } from '@/components/ui/money';

/** Months in ascending order. */
export type ClosedMonthDialogProps = { months: readonly ClosedMonth[]; onClose: () => void };

/** The form stays filled, so that it can be saved after reopening. */
export default function ClosedMonthDialog({ months, onClose }: ClosedMonthDialogProps) {
  const [isReopening, setIsReopening] = useState(false);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (isReopening)
    return (
      <ReopenSheet
        through={last.month}
        from={first.month}
        next="Agora grave de novo o que você estava fazendo."
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title={months.length > 1 ? 'Meses fechados' : `${monthName(first.month)} está fechado`}
      confirmLabel={`Reabrir desde ${monthName(first.month).toLowerCase()}`}
      cancelLabel="Voltar"
      tone="caution"
      onConfirm={() => setIsReopening(true)}
      onClose={onClose}
    >
      <p>Nada foi gravado. Isto mudaria as contas de {months.length > 1 ? 'meses fechados' : 'um mês fechado'}:</p>
      {months.map(({ month, changes }) => (
        <section key={month} className="mt-3">
          {months.length > 1 && <h3 className="font-medium text-ink">{monthName(month)}</h3>}
          <ul className="divide-y divide-line rounded-control bg-warn-bg px-4 text-ink">
            {changes.map(({ label, beforeCents, afterCents }) => (
              <li key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span>{capitalize(label)}</span>
                {beforeCents !== null && afterCents !== null && (
                  <span className="font-medium">
                    <span className="sr-only">de </span>
                    <Money cents={beforeCents} /> <span aria-hidden="true">→</span>
                    <span className="sr-only"> para</span> <Money cents={afterCents} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-3">Volte e use outro dia, ou reabra o mês. A reabertura pede o motivo.</p>
    </ConfirmDialog>
  );
}
