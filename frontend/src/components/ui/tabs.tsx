/** Tabs: links to the parts of a screen. Lists are narrowed by filters, `filter-bar.tsx`. */
import { useEffect, useRef } from 'react';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';

export type LinkTab = { key: string; label: string; to: string };

/** On a narrow phone the row scrolls, with the current tab in view. */
export function LinkTabs({ label, tabs, current }: { label: string; tabs: readonly LinkTab[]; current: string }) {
  const chosen = useRef<HTMLAnchorElement>(null);
  // Scroll positions are external to React.
  useEffect(() => {
    chosen.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return (
    <nav aria-label={label} className="-mx-4 mb-4 overflow-x-auto px-4 md:mx-0 md:mb-section md:px-0">
      <ul className="flex min-w-max gap-5 border-b border-line">
        {tabs.map((tab) => (
          <li key={tab.key} className="-mb-px">
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
}
