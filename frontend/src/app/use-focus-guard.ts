/** Nobody who goes by keyboard is thrown back to the start of the page. */
import { useEffect } from 'react';
import { focusPlace } from '@/lib/focus-place';

/** How long what took an element away may take to say where the focus goes instead, in ms. */
const GRACE_MS = 60;

/** The element and the parts of the page it stands in, the innermost first; the whole is no part. */
function pathOf(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement && at !== document.body; at = at.parentElement) path.push(at);
  return path.length > 1 ? path.slice(0, -1) : path;
}

/**
 * What is confirmed, deleted, filtered or folded away takes what had the focus along, and a browser then gives it to the
 * body. Here it goes to the nearest part of the page that is still there. What knows a better place has the time to say so.
 */
export function useFocusGuard(): void {
  // The focus and what is on the page are the document's.
  useEffect(() => {
    let path: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const held = ({ target }: FocusEvent) => {
      if (target !== document.body) path = pathOf(target as Element);
    };
    // Whoever presses beside everything leaves by themselves.
    const left = () => {
      path = [];
    };
    const check = () => {
      if (document.activeElement !== document.body || path[0] === undefined || path[0].isConnected) return;
      const modal = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
      const place = path.find((one) => one.isConnected && (!modal || modal.contains(one)));
      focusPlace(place ?? modal ?? document.getElementById('content') ?? document.body);
    };
    const changes = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      clearTimeout(timer);
      timer = setTimeout(check, GRACE_MS);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', held);
    document.addEventListener('pointerdown', left, true);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener('focusin', held);
      document.removeEventListener('pointerdown', left, true);
    };
  }, []);
}
