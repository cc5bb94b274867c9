/** The way to the search by hand; beside it stand the keys that lead there, too. */
import { Search } from 'lucide-react';
import { clsx } from 'clsx';
import { menuItem } from './menu-list';
import { openPanel } from './menu-store';
import type { WrapControl } from './sidebar-body';

const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** One line of the menu, above its entries. */
export function SearchButton({ collapsed = false, wrap }: { collapsed?: boolean; wrap?: WrapControl | undefined }) {
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openPanel('palette')}
      className={clsx(
        menuItem(collapsed),
        'mb-3 shrink-0 border border-line-strong text-ink-2 hover:bg-sunken hover:text-ink',
      )}
    >
      <Search aria-hidden="true" className="size-5 shrink-0" />
      <span className={collapsed ? 'sr-only' : 'flex-1'}>Buscar</span>
      {!collapsed && (
        <kbd aria-hidden="true" className="font-sans text-xs font-normal text-ink-3 max-md:hidden">
          {KEYS}
        </kbd>
      )}
    </button>
  );
  return wrap ? wrap(`Buscar (${KEYS})`, button) : button;
}
