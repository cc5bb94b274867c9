/** Content of the sidebar, wide or collapsed. */
import type { User } from '@/api/types';
import { MenuFoot } from './menu-foot';
import { MenuList, SearchButton, type WrapControl } from './menu-list';

export function SidebarBody({ user, collapsed, wrap }: { user: User; collapsed: boolean; wrap?: WrapControl }) {
  return (
    <>
      <SearchButton collapsed={collapsed} wrap={wrap} />
      <MenuList user={user} collapsed={collapsed} wrap={wrap} />
      <div className="min-h-4 flex-1" />
      <MenuFoot user={user} collapsed={collapsed} wrap={wrap} />
    </>
  );
}
