/** What of the menu is open; whether it is collapsed is remembered on the device. */
import { create } from 'zustand';
import { writeFlag, readFlag } from '@/lib/browser/safe-storage';
import { useMediaQuery } from '@/components/ui/use-media-query';

type MenuState = {
  /** Where there is room for both, the choice holds: 64 instead of 256 px. */
  collapsed: boolean;
  /** Where there is little room the menu is collapsed, unless opened for this visit. */
  opened: boolean;
};

/** Width of the menu on desktop, in px. */
export const MENU_WIDTH = { collapsed: 64, expanded: 256 } as const;

const KEY = 'menu-collapsed';

/** Id of the place at the phone's "Mais" for the number of what waits to be sent. */
export const COUNT_PLACE = 'outbox-count';

/** The desktop menu's state. */
export const useMenu = create<MenuState>()(() => ({ collapsed: readFlag(KEY, false), opened: false }));

useMenu.subscribe(({ collapsed }) => writeFlag(KEY, collapsed));

/** Whether the desktop menu is collapsed, and the way to the other. Below 1080 px, or where letters are large, it folds by itself. */
export function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const { collapsed, opened } = useMenu();
  const hasRoom = useMediaQuery('(min-width: 67.5rem)');
  if (hasRoom) return [collapsed, () => useMenu.setState({ collapsed: !collapsed })];
  return [!opened, () => useMenu.setState({ opened: !opened })];
}

type Panel = 'drawer' | 'quickAdd' | 'palette' | 'shortcuts' | 'leaving' | null;

/** The one panel that is open over the page. */
export const usePanel = create<{ panel: Panel }>(() => ({ panel: null }));

/** Opens a panel, or none. */
export function openPanel(panel: Panel): void {
  usePanel.setState({ panel });
}
