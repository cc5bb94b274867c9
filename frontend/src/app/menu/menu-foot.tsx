/** Foot of the menu: outbox, account, theme, logout. */
import type { ReactNode } from 'react';
import { CloudUpload, LogOut, Moon, Sun } from 'lucide-react';
import { clsx } from 'clsx';
import { queuedLabel } from '@/offline/outbox/entry-status';
import type { User } from '@/api/types';
import { useTheme } from '@/lib/browser/theme';
import { useSheetAddress } from '@/lib/navigation/sheet-address';
import { useLogoutConfirmation } from '@/app/outbox/use-logout-confirmation';
import { menuItem, type WrapControl } from './menu-list';
import { openPanel } from './menu-store';
import { OutboxMark, useOutboxCounts } from '@/app/outbox/outbox-count';

/** Outbox and three buttons; collapsed, their labels are tooltips and for screen readers. */
export function MenuFoot({
  user,
  collapsed = false,
  wrap,
}: {
  user: User;
  collapsed?: boolean;
  wrap?: WrapControl | undefined;
}) {
  const [theme, setTheme] = useTheme();
  const { busy, logout } = useLogoutConfirmation(user.id);
  const account = useSheetAddress('account');
  const dark = theme === 'dark';
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <OutboxButton collapsed={collapsed} wrap={wrap} />
      <FootButton
        label="Minha conta"
        collapsed={collapsed}
        wrap={wrap}
        onClick={() => {
          openPanel(null);
          account.open('profile');
        }}
        icon={<Initials name={user.name} />}
      >
        <span className="min-w-0 leading-tight">
          <span className="block truncate text-ink">{user.name}</span>
          <span className="block truncate text-xs font-normal text-ink-3">Minha conta</span>
        </span>
      </FootButton>
      <FootButton
        label={dark ? 'Usar tema claro' : 'Usar tema escuro'}
        collapsed={collapsed}
        wrap={wrap}
        onClick={() => setTheme(dark ? 'light' : 'dark')}
        icon={dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      />
      <FootButton
        label="Sair do Sistema"
        collapsed={collapsed}
        wrap={wrap}
        disabled={busy}
        onClick={logout}
        icon={<LogOut aria-hidden="true" />}
      />
    </div>
  );
}

/** Link to the outbox, with a count if it is not empty. */
function OutboxButton({ collapsed, wrap }: { collapsed: boolean; wrap: WrapControl | undefined }) {
  const outbox = useSheetAddress('outbox');
  const counts = useOutboxCounts();
  const waits = counts.all > 0;
  return (
    <FootButton
      label={waits ? queuedLabel(counts) : 'Por enviar'}
      collapsed={collapsed}
      wrap={wrap}
      onClick={() => {
        openPanel(null);
        outbox.open('1');
      }}
      icon={
        collapsed && waits ? (
          <span className="relative flex">
            <CloudUpload aria-hidden="true" />
            <span className="absolute -top-2 left-3 flex">
              <OutboxMark {...counts} />
            </span>
          </span>
        ) : (
          <CloudUpload aria-hidden="true" />
        )
      }
    >
      {!collapsed && waits && (
        <span className="flex items-center justify-between gap-2">
          <span className={clsx('min-w-0 leading-tight', counts.refused > 0 ? 'text-neg' : 'text-ink')}>
            {/* A partial count of refused entries gets its own line. */}
            {queuedLabel(counts)
              .split(/(?=\d+ precisa)/)
              .map((words) => (
                <span key={words} className="block">
                  {words}
                </span>
              ))}
          </span>
          <OutboxMark {...counts} />
        </span>
      )}
    </FootButton>
  );
}

type FootButtonProps = {
  label: string;
  collapsed: boolean;
  wrap: WrapControl | undefined;
  disabled?: boolean;
  onClick: () => void;
  icon: ReactNode;
  children?: ReactNode;
};

function FootButton({ label, collapsed, wrap, icon, children, ...rest }: FootButtonProps) {
  const button = (
    <button
      type="button"
      {...rest}
      className={clsx(
        menuItem(collapsed),
        'text-ink-2 hover:bg-sunken hover:text-ink [&_svg]:size-5 [&_svg]:shrink-0',
        children && 'min-h-control-lg',
      )}
    >
      {icon}
      <span className={collapsed ? 'sr-only' : 'min-w-0 flex-1'}>{children || label}</span>
    </button>
  );
  return wrap ? wrap(label, button) : button;
}

function Initials({ name }: { name: string }) {
  const words = name.trim().split(/\s+/);
  const letters = `${words[0]?.charAt(0) ?? ''}${words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : ''}`;
  return (
    <span
      aria-hidden="true"
      className="-mx-1.5 flex size-8 shrink-0 items-center justify-center rounded-full bg-ink text-xs font-medium text-bg"
    >
      {letters.toUpperCase()}
    </span>
  );
}
