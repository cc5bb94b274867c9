/** Pulling the page down at its top reads it anew, in an installed app on an iPhone: every other browser does that itself. */
import { useEffect, useState } from 'react';

/** How far it is pulled, in px. */
const FAR = 72;

/** Whether the browser shows the installed app without a way of its own to load it anew; only Safari has the property. */
function hasNoWayOfItsOwn(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}

/** Whether nothing under the finger, nor the page, is scrolled, and no dialog is open. */
function isAtTop(event: TouchEvent): boolean {
  const isInside = event.composedPath().some((node) => node instanceof Element && node.scrollTop > 0);
  return window.scrollY <= 0 && !isInside && document.querySelector('[role=dialog]') === null;
}

/** Follows the finger; `pulled` hears how far it is, 0 when it is let go. */
function watchPull(pulled: (distance: number) => void, onPull: () => void): () => void {
  let from: number | null = null;
  let distance = 0;
  const start = (event: TouchEvent) => {
    from = event.touches.length === 1 && isAtTop(event) ? (event.touches[0]?.clientY ?? null) : null;
  };
  const move = ({ touches }: TouchEvent) => {
    if (from === null) return;
    distance = Math.max(0, (touches[0]?.clientY ?? from) - from);
    pulled(distance);
  };
  const end = () => {
    if (distance >= FAR) onPull();
    from = null;
    distance = 0;
    pulled(0);
  };
  const listeners = [
    ['touchstart', start],
    ['touchmove', move],
    ['touchend', end],
    ['touchcancel', end],
  ] as const;
  for (const [name, listener] of listeners)
    document.addEventListener(name, listener as EventListener, { passive: true });
  return () => {
    for (const [name, listener] of listeners) document.removeEventListener(name, listener as EventListener);
  };
}

/** The words while it is pulled, and while it is read. */
export function PullToRefresh({ onPull }: { onPull: () => Promise<void> }) {
  const [distance, setDistance] = useState(0);
  const [isReading, setReading] = useState(false);
  // The finger is outside React.
  useEffect(() => {
    const pulled = () => {
      setReading(true);
      void onPull().finally(() => setReading(false));
    };
    return hasNoWayOfItsOwn() ? watchPull(setDistance, pulled) : undefined;
  }, [onPull]);
  if (distance < FAR / 3 && !isReading) return null;
  return (
    <p aria-hidden="true" className="py-2 text-center text-sm text-ink-2">
      {isReading ? 'Atualizando…' : distance >= FAR ? 'Solte para atualizar' : 'Puxe para atualizar'}
    </p>
  );
}
