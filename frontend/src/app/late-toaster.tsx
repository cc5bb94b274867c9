/** Notifications come after the first screen: 9 kB that nobody needs to see it. */
import { Suspense, useEffect, useState } from 'react';
import { late } from '@/ui/late';
import { useToasts } from '@/ui/toast-store';

let isMissing = false;

/** Stands in for the region while its code is missing. */
function Missing() {
  useEffect(() => {
    isMissing = true;
  }, []);
  return null;
}

const Toaster = late(
  async () => ({ default: (await import('@/ui/toaster')).Toaster }),
  () => <Missing />,
);

/** Mounts the notification region once the browser is idle, or at once for a notification. */
export function LateToaster() {
  const [idle, setIdle] = useState(false);
  const [round, setRound] = useState(0);
  const isWaiting = useToasts((state) => state.toasts.length > 0);
  // Idleness is the browser's to tell; Safari does not, so a moment has to do.
  useEffect(() => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(() => setIdle(true), { timeout: 3000 });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(() => setIdle(true), 1500);
    return () => clearTimeout(timer);
  }, []);
  // A new notification asks again for code that did not come.
  useEffect(
    () =>
      useToasts.subscribe((now, before) => {
        if (!isMissing || now.toasts[0] === undefined || now.toasts[0].id === before.toasts[0]?.id) return;
        isMissing = false;
        setRound((count) => count + 1);
      }),
    [],
  );
  if (!idle && !isWaiting) return null;
  return (
    <Suspense fallback={null}>
      <Toaster key={round} />
    </Suspense>
  );
}
