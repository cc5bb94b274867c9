/** "Precisa da sua atenção". */
import { FileClock, IdCard, ReceiptText, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { clsx } from 'clsx';
import { dueInWords } from '@/lib/dates';
import { Card } from '@/ui/card';
import { Money } from '@/ui/money';
import { PlateChip } from '@/ui/badge';
import type { AttentionItem } from './attention';

const icons: Record<AttentionItem['kind'], LucideIcon> = { paper: FileClock, bill: ReceiptText, person: IdCard };

/** Overdue and due within 15 days. */
export function AttentionCard({ items }: { items: readonly AttentionItem[] }) {
  return (
    <Card title="Precisa da sua atenção">
      {items.length === 0 ? (
        <p className="text-ink-2">Nada vencido e nada a vencer nos próximos 15 dias.</p>
      ) : (
        <ul className="-mx-2 flex flex-col">
          {items.map((item) => (
            <Row key={item.key} item={item} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ item }: { item: AttentionItem }) {
  const Icon = icons[item.kind];
  const late = item.days < 0;
  return (
    <li className={clsx('relative flex items-center gap-3 rounded-control p-2', item.to && 'hover:bg-bg')}>
      <span
        className={clsx(
          'flex size-11 shrink-0 items-center justify-center rounded-control',
          late ? 'bg-neg-bg text-neg' : 'bg-sunken text-ink',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        {item.to ? (
          <Link to={item.to} className="font-semibold after:absolute after:inset-0 after:rounded-control">
            {item.title}
          </Link>
        ) : (
          <span className="font-semibold">{item.title}</span>
        )}
        <span className={clsx('block text-sm', late ? 'font-semibold text-neg' : 'text-ink-2')}>
          {dueInWords(item.days)}
          {item.amountCents !== undefined && (
            <>
              {' · '}
              <Money cents={item.amountCents} />
            </>
          )}
        </span>
      </span>
      {item.plate && <PlateChip plate={item.plate} />}
    </li>
  );
}
