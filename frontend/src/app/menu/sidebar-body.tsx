/** What stands in the desktop menu under its mark, wide or collapsed. */
import type { ReactElement } from 'react';
import type { User } from '@/api/types';
import { MenuFoot } from './menu-foot';
import { MenuList } from './menu-list';
import { SearchButton } from './search-button';

/** Puts a tooltip with the text around a control; the wide menu leaves controls as they are. */
export type WrapControl = (text: string, control: ReactElement) => ReactElement;

/** Entries and foot. */
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
