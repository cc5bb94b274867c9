import { addPlace } from '@/lib/browser/announce';

/** The place of `announce`, on the page and in each dialog. */
export function LiveRegion() {
  return <p ref={place} aria-live="polite" data-said="" className="sr-only" />;
}

/** A ref that tells `announce` of the place. */
function place(element: HTMLElement | null): (() => void) | undefined {
  return element === null ? undefined : addPlace(element);
}
