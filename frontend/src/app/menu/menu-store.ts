/** State of the menu and panels; the collapsed menu is remembered on the device. */
import { create } from 'zustand';
import { writeFlag, readFlag } from '@/lib/browser/safe-storage';
import { useMediaQuery } from '@/components/ui/use-media-query';

type MenuState = {
  /** Stored choice for wide windows: 64 instead of 256 px. */
  collapsed: boolean;
  /** Opened in a narrow window, for this visit only. */
  opened: boolean;
};

/** Width of the menu on desktop, in px. */
export const MENU_WIDTH = { collapsed: 64, expanded: 256 } as const;

const KEY = 'menu-collapsed';

/** Element id for the outbox count at the phone's "Mais". */
export const COUNT_PLACE = 'outbox-count';

export const useMenu = create<MenuState>()(() => ({ collapsed: readFlag(KEY, false), opened: false }));

useMenu.subscribe(({ collapsed }) => writeFlag(KEY, collapsed));

/** Collapsed state of the desktop menu and its toggle. Below 1080 px or with large letters it collapses by itself. */
export function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const { collapsed, opened } = useMenu();
  const hasRoom = useMediaQuery('(min-width: 67.5rem)');
  if (hasRoom) return [collapsed, () => useMenu.setState({ collapsed: !collapsed })];
  return [!opened, () => useMenu.setState({ opened: !opened })];
}

type Panel = 'drawer' | 'quickAdd' | 'palette' | 'shortcuts' | 'logoutConfirmation' | null;

/** Panel that is open over the page; at most one. */
export const usePanel = create<{ panel: Panel }>(() => ({ panel: null }));

export function openPanel(panel: Panel): void {
  usePanel.setState({ panel });
}
