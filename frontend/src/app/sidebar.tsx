/** The menu on desktop: 256 px, or 64 collapsed. */
import { Suspense } from 'react';
import type { User } from '@/api/types';
import { late } from '@/ui/late';
import { MENU_WIDTH, useMenu } from './menu-store';
import { SidebarBody } from './sidebar-body';

const CollapsedSidebar = late(
  () => import('./collapsed-sidebar'),
  (_missing, { user }) => <SidebarBody user={user} collapsed />,
);

/** Fixed at the left; the content is offset by its width. */
export function Sidebar({ user }: { user: User }) {
  const collapsed = useMenu((state) => state.collapsed);
  return (
    <aside
      aria-label="Menu"
      style={{ width: collapsed ? MENU_WIDTH.collapsed : MENU_WIDTH.expanded }}
      className="fixed inset-y-0 left-0 z-20 flex flex-col overflow-x-hidden overflow-y-auto border-r border-line bg-surface px-3 py-4"
    >
      {collapsed ? (
        // Until the tooltips are there, the same icons without them.
        <Suspense fallback={<SidebarBody user={user} collapsed />}>
          <CollapsedSidebar user={user} />
        </Suspense>
      ) : (
        <SidebarBody user={user} collapsed={false} />
      )}
    </aside>
  );
}
