/** A table and its place. */
import { useEffect, useRef, useState } from 'react';

/** Whether the table in `frame` is wider than that. Only then does it scroll by itself: what scrolls cannot keep its head in sight. */
export function useIsTooWide<E extends HTMLElement>() {
  const frame = useRef<E>(null);
  const [tooWide, setTooWide] = useState(false);
  // Sizes are the browser's, and change with the window, the letters and the rows.
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
