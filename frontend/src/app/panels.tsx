/** What opens over any page, and the keys that open it: the phone's menu, "Lançar", the search, the account, a new expense, what waits to be sent. */
import { Suspense, useEffect } from 'react';
import type { User } from '@/api/types';
import { useLater } from '@/lib/use-later';
import { late } from '@/ui/late';
import { lateSheet } from '@/ui/late-sheet';
import { openPanel, usePanel } from './menu-store';
import { MobileDrawer } from './mobile-drawer';
import { useSheetAddress } from '@/lib/sheet-address';
import { useClosedRefusal } from './use-closed-months';
import { useFocusGuard } from './use-focus-guard';
import { useKeys } from './use-keys';

const AccountSheet = lateSheet(
  () => import('@/features/auth/account-sheet'),
  ({ onClose }) => onClose,
);
const NewExpense = lateSheet(
  () => import('@/features/freights/new-expense'),
  ({ onClose }) => onClose,
);
const loadQuickAdd = () => import('./quick-add');
const QuickAdd = lateSheet(loadQuickAdd, ({ onClose }) => onClose);
const Palette = lateSheet(
  () => import('./palette'),
  ({ onClose }) => onClose,
);
const ShortcutsSheet = lateSheet(
  () => import('./shortcuts-sheet'),
  ({ onClose }) => onClose,
);

const ClosedMonthDialog = lateSheet(
  () => import('./closed-month'),
  ({ onClose }) => onClose,
);

const OutboxSheet = lateSheet(
  () => import('./outbox-sheet'),
  ({ onClose }) => onClose,
);
const OutboxLeaving = lateSheet(
  () => import('./outbox-leaving'),
  ({ onClose }) => onClose,
);
// Without its code nothing is lost: what waits is kept, and sent at the next start.
const OutboxWatch = late(
  () => import('./outbox-watch'),
  () => null,
);

/** The one that is open, and what the address says is open. */
export default function Panels({ user, desktop }: { user: User; desktop: boolean }) {
  const panel = usePanel((state) => state.panel);
  const account = useSheetAddress('account');
  const expense = useSheetAddress('expense');
  const outbox = useSheetAddress('outbox');
  const isLater = useLater();
  useKeys(user.isMaster);
  useFocusGuard();
  const [closed, dismissClosed] = useClosedRefusal();
  // The phone's "+" opens at once, and where the signal is gone by then; it is half a kB. What does not come now is asked
  // for by the tap.
  useEffect(() => {
    if (!desktop) loadQuickAdd().catch(() => undefined);
  }, [desktop]);
  return (
    <>
      {!desktop && <MobileDrawer user={user} open={panel === 'drawer'} onClose={() => openPanel(null)} />}
      {panel === 'quickAdd' && <QuickAdd onClose={() => openPanel(null)} />}
      {panel === 'palette' && <Palette user={user} onClose={() => openPanel(null)} />}
      {panel === 'shortcuts' && <ShortcutsSheet user={user} onClose={() => openPanel(null)} />}
      {closed.length > 0 && <ClosedMonthDialog months={closed} onClose={dismissClosed} />}
      {panel === 'leaving' && <OutboxLeaving userId={user.id} onClose={() => openPanel(null)} />}
      {(isLater || outbox.asked !== null || panel === 'leaving') && (
        <Suspense fallback={null}>
          <OutboxWatch userId={user.id} desktop={desktop} isSheetOpen={outbox.asked !== null} />
        </Suspense>
      )}
      {outbox.asked !== null && (
        <OutboxSheet
          userId={user.id}
          asked={outbox.asked}
          onAsk={outbox.open}
          onTurn={outbox.turn}
          onClose={outbox.close}
        />
      )}
      {account.asked !== null && <AccountSheet userId={user.id} onClose={account.close} />}
      {expense.asked !== null && <NewExpense userId={user.id} asked={expense.asked} onClose={expense.close} />}
    </>
  );
}
