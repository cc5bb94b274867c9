import { addPlace } from '@/lib/browser/announce';

/** Live region of `announce`, on the page and in each dialog. */
export function LiveRegion() {
  return <p ref={place} aria-live="polite" data-said="" className="sr-only" />;
}

/** Ref that registers the region. */
function place(element: HTMLElement | null): (() => void) | undefined {
  return element === null ? undefined : addPlace(element);
}
