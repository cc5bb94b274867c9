/** Menu on desktop: 256 px, or 64 collapsed. */
import { Suspense } from 'react';
import { PanelLeft } from 'lucide-react';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { User } from '@/api/types';
import { Brand } from '@/components/ui/brand';
import { lazyComponent } from '@/components/ui/lazy';
import { MENU_WIDTH, useCollapsed } from './menu-store';
import { SidebarBody } from './sidebar-body';

const CollapsedSidebar = lazyComponent(
  () => import('./collapsed-sidebar'),
  (_missing, { user }) => <SidebarBody user={user} collapsed />,
);

export function Sidebar({ user }: { user: User }) {
  const [collapsed, toggle] = useCollapsed();
  return (
    <aside
      aria-label="Menu"
      style={{ width: collapsed ? MENU_WIDTH.collapsed : MENU_WIDTH.expanded }}
      className="fixed inset-y-0 left-0 z-20 flex flex-col overflow-x-hidden overflow-y-auto border-r border-line bg-surface px-3 py-4"
    >
      <SidebarHead collapsed={collapsed} toggle={toggle} />
      {collapsed ? (
        // Icons without tooltips until the tooltip code has loaded.
        <Suspense fallback={<SidebarBody user={user} collapsed />}>
          <CollapsedSidebar user={user} />
        </Suspense>
      ) : (
        <SidebarBody user={user} collapsed={false} />
      )}
    </aside>
  );
}

/** Mark and toggle. They stay mounted while the menu collapses, which preserves the focus. */
function SidebarHead({ collapsed, toggle }: { collapsed: boolean; toggle: () => void }) {
  return (
    <div className={clsx('mb-4 flex flex-wrap items-center gap-1', collapsed ? 'flex-col' : 'justify-between')}>
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
  );
}
