/** Tabs: links to the parts of a screen. Lists are narrowed by filters, `filter-bar.tsx`. */
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { useTabSlot } from './page-header';

export type LinkTab = { key: string; label: string; to: string };

/** In the page's header if that has a place, else below it. A row that is too narrow scrolls to the current tab. */
export function LinkTabs({ label, tabs, current }: { label: string; tabs: readonly LinkTab[]; current: string }) {
  const chosen = useRef<HTMLAnchorElement>(null);
  const slot = useTabSlot((state) => state.slot);
  // Scroll positions are external to React.
  useEffect(() => {
    chosen.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current, slot]);
  const row = (
    <nav
      aria-label={label}
      className={clsx('overflow-x-auto', slot === null && '-mx-4 mb-4 px-4 md:mx-0 md:mb-section md:px-0')}
    >
      <ul className={clsx('flex min-w-max gap-5', slot === null && 'border-b border-line')}>
        {tabs.map((tab) => (
          <li key={tab.key} className={clsx(slot === null && '-mb-px')}>
            <Link
              ref={tab.key === current ? chosen : undefined}
              to={tab.to}
              replace
              aria-current={tab.key === current ? 'page' : undefined}
              className={clsx(
                'flex h-control items-center rounded-t-md px-1 font-medium whitespace-nowrap transition-colors duration-150 focus-visible:-outline-offset-3',
                tab.key === current ? 'border-b-3 border-ink pt-[3px] text-ink' : 'text-ink-2 hover:text-ink',
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
  return slot === null ? row : createPortal(row, slot);
}
