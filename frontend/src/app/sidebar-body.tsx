/** What stands in the desktop menu, wide or collapsed. */
import type { ReactElement } from 'react';
import { PanelLeft } from 'lucide-react';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { User } from '@/api/types';
import { Brand } from '@/ui/brand';
import { MenuFoot } from './menu-foot';
import { MenuList } from './menu-list';
import { useMenu } from './menu-store';
import { SearchButton } from './search-button';

/** Puts a tooltip with the text around a control; the wide menu leaves controls as they are. */
export type WrapControl = (text: string, control: ReactElement) => ReactElement;

/** Mark, toggle, entries, foot. */
export function SidebarBody({ user, collapsed, wrap }: { user: User; collapsed: boolean; wrap?: WrapControl }) {
  const toggle = useMenu((state) => state.toggleCollapsed);
  return (
    <>
      <div className={clsx('mb-4 flex items-center gap-1', collapsed ? 'flex-col' : 'justify-between')}>
        <Link to="/dashboard" aria-label="Boleia, ir para o Dashboard" className="flex rounded-control p-1">
          <Brand bare={collapsed} />
        </Link>
        <button
          type="button"
          aria-label={collapsed ? 'Expandir menu' : 'Recolher menu'}
          aria-expanded={!collapsed}
          onClick={toggle}
          className="flex size-10 items-center justify-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink"
        >
          <PanelLeft aria-hidden="true" className="size-5" />
        </button>
      </div>
      <SearchButton collapsed={collapsed} wrap={wrap} />
      <MenuList isMaster={user.isMaster} collapsed={collapsed} wrap={wrap} />
      <div className="min-h-4 flex-1" />
      <MenuFoot user={user} collapsed={collapsed} wrap={wrap} />
    </>
  );
}
