/** Entries of the menu, for the sidebar and the drawer. */
import { Link, useLocation } from 'react-router-dom';
import { clsx } from 'clsx';
import type { Principal } from '@/lib/navigation/authorization';
import type { Screen } from '@/lib/navigation/screen';
import { isActive, menuRoutes, preloadScreen } from '@/app/routes';
import { screenIcons } from './screen-icons';
import { Search } from 'lucide-react';
import { openPanel } from './menu-store';
import type { ReactElement } from 'react';

/** Wraps a control in a tooltip; the wide menu passes controls through. */
export type WrapControl = (text: string, control: ReactElement) => ReactElement;

const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

export function SearchButton({ collapsed = false, wrap }: { collapsed?: boolean; wrap?: WrapControl | undefined }) {
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openPanel('palette')}
      className={clsx(
        menuItem(collapsed),
        'mb-3 shrink-0 border border-line-strong text-ink-2 hover:bg-sunken hover:text-ink',
      )}
    >
      <Search aria-hidden="true" className="size-5 shrink-0" />
      <span className={collapsed ? 'sr-only' : 'flex-1'}>Buscar</span>
      {!collapsed && (
        <kbd aria-hidden="true" className="font-sans text-xs font-normal text-ink-3 max-md:hidden">
          {KEYS}
        </kbd>
      )}
    </button>
  );
  return wrap ? wrap(`Buscar (${KEYS})`, button) : button;
}

/** Group "Geral". Collapsed, labels are for screen readers and `wrap` adds tooltips. */
export function MenuList({
  user,
  collapsed = false,
  wrap,
  onNavigate,
}: {
  user: Principal;
  collapsed?: boolean;
  wrap?: WrapControl | undefined;
  onNavigate?: () => void;
}) {
  return (
    <nav aria-label="Menu principal" className="flex flex-col gap-1">
      <p className={clsx('px-3 pt-1 pb-1.5 text-xs font-medium text-ink-3', collapsed && 'sr-only')}>Geral</p>
      <ul className="flex flex-col gap-1">
        {menuRoutes(user).map((route) => (
          <li key={route.path}>
            <MenuLink route={route} collapsed={collapsed} wrap={wrap} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuLink({
  route,
  collapsed,
  wrap,
  onNavigate,
}: {
  route: Screen;
  collapsed: boolean;
  wrap: WrapControl | undefined;
  onNavigate: (() => void) | undefined;
}) {
  const { pathname } = useLocation();
  const active = isActive(route.path, pathname);
  const Icon = route.menu && screenIcons[route.menu.icon];
  const prefetch = () => void preloadScreen({ pathname: route.path, search: '' });
  const link = (
    <Link
      to={route.path}
      aria-current={active ? 'page' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={onNavigate}
      className={clsx(menuItem(collapsed), active ? 'bg-sunken text-ink' : 'text-ink-2 hover:bg-sunken hover:text-ink')}
    >
      {active && <span aria-hidden="true" className="absolute inset-y-2.5 -left-3 w-1 rounded-r-full bg-brand" />}
      {Icon && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      <span className={collapsed ? 'sr-only' : 'min-w-0'}>{route.menu?.label}</span>
    </Link>
  );
  return wrap ? wrap(route.menu?.label ?? '', link) : link;
}

/** Classes of a menu line; with large letters its label wraps. */
export function menuItem(collapsed: boolean): string {
  return clsx(
    'relative flex min-h-control w-full items-center gap-3 rounded-control text-left leading-tight font-medium transition-colors duration-150',
    collapsed ? 'justify-center' : 'px-2.5 py-1',
  );
}
