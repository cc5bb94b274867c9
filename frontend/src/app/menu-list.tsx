/** The entries of the menu, for the sidebar and the drawer. */
import { Link, useLocation } from 'react-router-dom';
import { clsx } from 'clsx';
import { Tooltip } from '@/ui/tooltip';
import { isActive, menuRoutes, type AppRoute } from './routes';

/** The list under "Geral". Collapsed, the words are tooltips. */
export function MenuList({
  isMaster,
  collapsed = false,
  onNavigate,
}: {
  isMaster: boolean;
  collapsed?: boolean;
  onNavigate?: () => void;
}) {
  return (
    <nav aria-label="Menu principal" className="flex flex-col gap-1">
      <p className={clsx('px-3 pt-1 pb-1.5 text-xs font-semibold text-ink-3', collapsed && 'sr-only')}>Geral</p>
      <ul className="flex flex-col gap-1">
        {menuRoutes(isMaster).map((route) => (
          <li key={route.path}>
            <MenuLink route={route} collapsed={collapsed} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuLink({
  route,
  collapsed,
  onNavigate,
}: {
  route: AppRoute;
  collapsed: boolean;
  onNavigate: (() => void) | undefined;
}) {
  const { pathname } = useLocation();
  const active = isActive(route.path, pathname);
  const Icon = route.menu?.icon;
  const prefetch = () => void route.load();
  const link = (
    <Link
      to={route.path}
      aria-current={active ? 'page' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={onNavigate}
      className={clsx(menuItem, active ? 'bg-sunken text-ink' : 'text-ink-2 hover:bg-sunken hover:text-ink')}
    >
      {active && <span aria-hidden="true" className="absolute inset-y-2.5 -left-3 w-1 rounded-r-full bg-brand" />}
      {Icon && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      <span className={collapsed ? 'sr-only' : 'truncate'}>{route.menu?.label}</span>
    </Link>
  );
  return collapsed ? <Tooltip text={route.menu?.label ?? ''}>{link}</Tooltip> : link;
}

/** The looks of one line of the menu. */
export const menuItem =
  'relative flex h-12 w-full items-center gap-3 rounded-control px-2.5 text-left font-semibold transition-colors duration-150 md:h-11';
