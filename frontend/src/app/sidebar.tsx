/** The menu on desktop: 256 px, or 64 collapsed. */
import { PanelLeft } from 'lucide-react';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { User } from '@/api/types';
import { Brand } from '@/ui/brand';
import { MenuFoot } from './menu-foot';
import { MenuList } from './menu-list';
import { MENU_WIDTH, useMenu } from './menu-store';

/** Fixed at the left; the content is offset by its width. */
export function Sidebar({ user }: { user: User }) {
  const { collapsed, toggleCollapsed } = useMenu();
  return (
    <aside
      aria-label="Menu"
      style={{ width: collapsed ? MENU_WIDTH.collapsed : MENU_WIDTH.expanded }}
      className="fixed inset-y-0 left-0 z-20 flex flex-col overflow-x-hidden overflow-y-auto border-r border-line bg-surface px-3 py-4 transition-[width] duration-150"
    >
      <div className={clsx('mb-4 flex items-center gap-1', collapsed ? 'flex-col' : 'justify-between')}>
        <Link to="/dashboard" aria-label="Boleia, ir para o Dashboard" className="rounded-control p-1">
          <Brand bare={collapsed} />
        </Link>
        <button
          type="button"
          aria-label={collapsed ? 'Expandir menu' : 'Recolher menu'}
          aria-expanded={!collapsed}
          onClick={toggleCollapsed}
          className="flex size-10 items-center justify-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink"
        >
          <PanelLeft aria-hidden="true" className="size-5" />
        </button>
      </div>
      <MenuList isMaster={user.isMaster} collapsed={collapsed} />
      <div className="min-h-4 flex-1" />
      <MenuFoot user={user} collapsed={collapsed} />
    </aside>
  );
}
