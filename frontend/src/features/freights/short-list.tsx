/** Lines of which a narrow screen shows the first few. */
import type { ReactNode } from 'react';
import { useIsWide } from '@/components/ui/use-media-query';

/** Up to so many lines a fold would save nothing. */
const IN_SIGHT = 3;

/** The list, its rest behind one tap where there is little room. */
export function ShortList<T>({ items, children }: { items: readonly T[]; children: (item: T) => ReactNode }) {
  const isWide = useIsWide();
  const cut = items.length > IN_SIGHT + 1 ? IN_SIGHT : items.length;
  const rest = items.slice(cut);
  return (
    <>
      <ul className="divide-y divide-line">{items.slice(0, cut).map(children)}</ul>
      {rest.length > 0 && (
        <details open={isWide} className="group border-t border-line">
          <summary className="flex min-h-12 items-center font-semibold underline underline-offset-4 group-open:hidden">
            Ver mais {rest.length}
          </summary>
          <ul className="divide-y divide-line">{rest.map(children)}</ul>
        </details>
      )}
    </>
  );
}
