/** Overlays above any page and their shortcuts: drawer, "Lançar", search, account, new expense, outbox. */
import type { User } from '@/api/types';
import { lazySheet } from '@/components/ui/lazy';
import { openPanel, usePanel } from '@/app/menu/menu-store';
import { MobileDrawer } from '@/app/menu/mobile-drawer';
import { useSheetAddress } from '@/lib/navigation/sheet-address';
import { OutboxWatch } from '@/app/outbox/outbox-watch';
import { QuickAdd } from '@/app/menu/quick-add';
import { useKeys } from '@/app/palette/use-keys';
import { useClosedRefusal } from './use-closed-refusal';

const AccountSheet = lazySheet(
  () => import('@/features/auth/account-sheet'),
  ({ onClose }) => onClose,
);
const NewExpense = lazySheet(
  () => import('@/features/freights/expenses/new-expense'),
  ({ onClose }) => onClose,
);
const Palette = lazySheet(
  () => import('@/app/palette/palette'),
  ({ onClose }) => onClose,
);
const ShortcutsSheet = lazySheet(
  () => import('@/app/palette/shortcuts-sheet'),
  ({ onClose }) => onClose,
);

const ClosedMonthDialog = lazySheet(
  () => import('./closed-month'),
  ({ onClose }) => onClose,
);

const OutboxSheet = lazySheet(
  () => import('@/app/outbox/outbox-sheet'),
  ({ onClose }) => onClose,
);
const LogoutConfirmation = lazySheet(
  () => import('@/app/outbox/logout-dialog'),
  ({ onClose }) => onClose,
);
/** Renders the open panel and the sheet of the address. */
export function Overlays({ user, desktop }: { user: User; desktop: boolean }) {
  const panel = usePanel((state) => state.panel);
  const account = useSheetAddress('account');
  const expense = useSheetAddress('expense');
  const outbox = useSheetAddress('outbox');
  useKeys(user);
  const [closed, dismissClosed] = useClosedRefusal();
  return (
    <>
      {!desktop && <MobileDrawer user={user} open={panel === 'drawer'} onClose={() => openPanel(null)} />}
      {panel === 'quickAdd' && <QuickAdd onClose={() => openPanel(null)} />}
      {panel === 'palette' && <Palette user={user} onClose={() => openPanel(null)} />}
      {panel === 'shortcuts' && <ShortcutsSheet user={user} onClose={() => openPanel(null)} />}
      {closed.length > 0 && <ClosedMonthDialog months={closed} onClose={dismissClosed} />}
      {panel === 'logoutConfirmation' && <LogoutConfirmation userId={user.id} onClose={() => openPanel(null)} />}
      <OutboxWatch userId={user.id} desktop={desktop} isSheetOpen={outbox.param !== null} />
      {outbox.param !== null && (
        <OutboxSheet
          userId={user.id}
          param={outbox.param}
          onOpen={outbox.open}
          onReplace={outbox.replace}
          onClose={outbox.close}
        />
      )}
      {account.param !== null && <AccountSheet userId={user.id} onClose={account.close} />}
      {expense.param !== null && <NewExpense userId={user.id} param={expense.param} onClose={expense.close} />}
    </>
  );
}
