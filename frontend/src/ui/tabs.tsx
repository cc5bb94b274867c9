/** Tabs and filter chips that are links: the choice lives in the address. */
import { Link } from 'react-router-dom';
import { clsx } from 'clsx';

/** One choice. */
export type LinkTab = { key: string; label: string; to: string };

/** Choices beside each other; scrolls inside itself on a narrow phone. */
export function LinkTabs({ label, tabs, current }: { label: string; tabs: readonly LinkTab[]; current: string }) {
  return (
    <nav aria-label={label} className="-mx-4 mb-4 overflow-x-auto px-4 py-1 md:mx-0 md:px-0">
      <ul className="flex gap-2">
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link
              to={tab.to}
              replace
              aria-current={tab.key === current ? 'page' : undefined}
              className={clsx(
                'flex h-12 items-center rounded-full border px-4 font-semibold whitespace-nowrap transition-colors duration-150 md:h-10 md:text-sm',
                tab.key === current
                  ? 'border-ink bg-ink text-bg'
                  : 'border-line bg-surface text-ink-2 hover:border-line-strong hover:text-ink',
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
