/** What of the menu is open; whether it is collapsed is remembered on the device. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type MenuState = {
  /** Desktop: 64 instead of 256 px. */
  collapsed: boolean;
  toggleCollapsed: () => void;
};

/** Width of the menu on desktop, in px. */
export const MENU_WIDTH = { collapsed: 64, expanded: 256 } as const;

/** The desktop menu's state. */
export const useMenu = create<MenuState>()(
  persist(
    (set) => ({
      collapsed: false,
      toggleCollapsed: () => set(({ collapsed }) => ({ collapsed: !collapsed })),
    }),
    { name: 'menu', partialize: ({ collapsed }) => ({ collapsed }) },
  ),
);

type Panel = 'drawer' | 'quickAdd' | 'palette' | 'shortcuts' | null;

/** The one panel that is open over the page. */
export const usePanel = create<{ panel: Panel }>(() => ({ panel: null }));

/** Opens a panel, or none. */
export function openPanel(panel: Panel): void {
  usePanel.setState({ panel });
}
