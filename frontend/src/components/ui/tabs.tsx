/** Tabs: links to the parts of a screen, in an underlined row. What narrows a list is a filter, `filter-bar.tsx`. */
import { useEffect, useRef } from 'react';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';

/** One part of the screen. */
export type LinkTab = { key: string; label: string; to: string };

/** The parts beside each other; on a narrow phone the row scrolls inside itself, with the chosen one in sight. */
export function LinkTabs({ label, tabs, current }: { label: string; tabs: readonly LinkTab[]; current: string }) {
  const chosen = useRef<HTMLAnchorElement>(null);
  // Where a row is scrolled to is the browser's own.
  useEffect(() => {
    chosen.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return (
    <nav aria-label={label} className="-mx-4 mb-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex min-w-max gap-5 border-b border-line">
        {tabs.map((tab) => (
          <li key={tab.key} className="-mb-px">
            <Link
              ref={tab.key === current ? chosen : undefined}
              to={tab.to}
              replace
              aria-current={tab.key === current ? 'page' : undefined}
              className={clsx(
                'flex h-12 items-center rounded-t-md px-1 font-semibold whitespace-nowrap transition-colors duration-150 focus-visible:-outline-offset-3 md:h-11',
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
}
