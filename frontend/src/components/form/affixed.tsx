/** Affixes inside an input, before and after the number: currency and unit. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

/** The input, with what stands in it; screen readers hear the label instead. */
export function Affixed(props: { before?: ReactNode; after?: ReactNode; big?: boolean; children: ReactNode }) {
  const { before, after, big = false, children } = props;
  const look = 'pointer-events-none absolute inset-y-0 flex items-center text-ink-3';
  return (
    <div className="relative">
      {before && (
        <span aria-hidden="true" className={clsx(look, 'left-3.5 font-semibold', big && 'text-xl')}>
          {before}
        </span>
      )}
      {children}
      {after && (
        <span aria-hidden="true" className={clsx(look, 'right-4')}>
          {after}
        </span>
      )}
    </div>
  );
}
