/** Reminders with an action, or a link to their target. */
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { clsx } from 'clsx';
import { placeOf } from '@/api/target-place';
import type { Reminder } from '@/api/types';
import { kmAndDaysLabel } from '@/lib/format/due-labels';
import { Button, LinkButton } from '@/components/ui/button';
import { lazyComponent, lazySheet } from '@/components/ui/lazy';
import { Money } from '@/components/ui/money';
import type { RenewSheetProps } from './renew-sheet';
import { isPaper, reminderIcons } from './reminder-labels';

const RenewSheet = lazySheet(
  () => import('./renew-sheet'),
  ({ onClose }: RenewSheetProps) => onClose,
);

/** Without its code the row is still a link. */
const SettleOpen = lazyComponent(
  () => import('./settle-open'),
  () => null,
);

/** In the order given. */
export function ReminderList({ items, userId }: { items: readonly Reminder[]; userId: number }) {
  return (
    <div className="@container -mx-2 -my-1.5">
      <ul className="grid gap-x-6 @4xl:grid-cols-2 @[88rem]:grid-cols-3">
        {items.map((item) => (
          <Row
            key={`${item.kind}-${item.target.kind}-${item.target.id}-${item.title}-${item.dueOn}`}
            item={item}
            userId={userId}
          />
        ))}
      </ul>
    </div>
  );
}

function Row({ item, userId }: { item: Reminder; userId: number }) {
  const Icon = reminderIcons[item.kind];
  const late = item.state === 'expired';
  const { pathname, search } = useLocation();
  const to = placeOf(item.target, pathname + search);
  return (
    <li className="relative flex items-center gap-3 rounded-control px-2 py-1.5 hover:bg-bg">
      <span
        className={clsx(
          'flex size-11 shrink-0 items-center justify-center rounded-control @max-md:hidden',
          late ? 'bg-neg-bg text-neg' : 'bg-sunken text-ink',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
        <span className="min-w-0 flex-1 basis-40">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-control">
            {item.title}
          </Link>
          <span className="block text-sm text-ink-2">
            {item.detail && `${item.detail} · `}
            <span className={clsx(late && 'text-neg')}>{kmAndDaysLabel(item.kmLeft, item.days, item.byPace)}</span>
          </span>
        </span>
        {item.amountCents !== null && <Money cents={item.amountCents} className="font-medium" />}
        <Settle item={item} userId={userId} />
      </span>
      <Suspense fallback={null}>{item.settles && <SettleOpen open={item.settles} />}</Suspense>
    </li>
  );
}

/** Documents are renewed here; due maintenance becomes a record. */
function Settle({ item, userId }: { item: Reminder; userId: number }) {
  const [isOpen, setOpen] = useState(false);
  if (item.target.kind === 'maintenance_plan') {
    return (
      <LinkButton
        size="sm"
        to={`/maintenance?new=1&planId=${item.target.id}`}
        aria-label={`Já fiz: ${item.title}`}
        className="relative"
      >
        Já fiz
      </LinkButton>
    );
  }
  if (!isPaper(item)) return null;
  return (
    <>
      <Button size="sm" aria-label={`Já renovei: ${item.title}`} onClick={() => setOpen(true)} className="relative">
        Já renovei
      </Button>
      {isOpen && (
        <Suspense>
          <RenewSheet item={item} userId={userId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
