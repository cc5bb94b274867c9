/** Overflow detection of tables. */
import { useEffect, useRef, useState } from 'react';

/** True if the table is wider than its `frame`. It scrolls only then: a scroll container breaks sticky heads. */
export function useIsTooWide<E extends HTMLElement>() {
  const frame = useRef<E>(null);
  const [tooWide, setTooWide] = useState(false);
  // Sizes change with window, letters and rows.
  useEffect(() => {
    const place = frame.current;
    const table = place?.firstElementChild;
    if (!place || !table) return undefined;
    const watch = new ResizeObserver(() => setTooWide(table.scrollWidth > place.clientWidth + 1));
    watch.observe(place);
    watch.observe(table);
    return () => watch.disconnect();
  }, []);
  return { frame, tooWide };
}
