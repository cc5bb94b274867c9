/** "A receber". */
import { Link } from 'react-router-dom';
import type { Transaction } from '@/api/types';
import { useToday } from '@/api/user';
import { daysBetween, dueInWords, formatDate } from '@/lib/dates';
import { Card } from '@/ui/card';
import { Money } from '@/ui/money';
import { StatusBadge } from '@/ui/badge';

/** What is to come in, what is longest due first; the whole list is in the finances. */
export function ReceivablesCard({ items, more }: { items: readonly Transaction[]; more: boolean }) {
  const today = useToday();
  return (
    <Card
      title="A receber"
      aside={
        more && (
          <Link to="/finances?kind=income&status=pending" className="font-semibold underline underline-offset-4">
            Ver todos
          </Link>
        )
      }
    >
      {items.length === 0 ? (
        <p className="text-ink-2">Nada a receber no momento.</p>
      ) : (
        <ul className="flex flex-col">
          {items.map((item) => (
            <li
              key={item.id}
              className="relative flex items-center justify-between gap-3 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0"
            >
              <span className="min-w-0">
                <ItemTitle item={item} />
                <span className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-ink-2">
                  {item.overdueDays > 0 ? (
                    <StatusBadge status="overdue">{dueInWords(-item.overdueDays)}</StatusBadge>
                  ) : (
                    `${dueInWords(daysBetween(today, item.dueOn) ?? 0)}, ${formatDate(item.dueOn)}`
                  )}
                </span>
              </span>
              <Money cents={item.amountCents} className="text-lg font-bold" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function ItemTitle({ item }: { item: Transaction }) {
  const to = item.freightId === null ? '/finances?kind=income&status=pending' : `/freights?id=${item.freightId}`;
  return (
    <>
      <Link to={to} className="block font-semibold after:absolute after:inset-0">
        {item.clientName ?? item.description}
      </Link>
      {item.clientName && <span className="block text-sm text-ink-2">{item.description}</span>}
    </>
  );
}
