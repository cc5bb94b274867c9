/** Notifications come after the first screen: 9 kB that nobody needs to see it. */
import { Suspense, useEffect, useState } from 'react';
import { late } from '@/ui/late';
import { useToasts } from '@/ui/toast-store';

const Toaster = late(
  async () => ({ default: (await import('@/ui/toaster')).Toaster }),
  () => null,
);

/** Mounts the notification region once the browser is idle, or at once for a notification. */
export function LateToaster() {
  const [idle, setIdle] = useState(false);
  const waiting = useToasts((state) => state.toasts.length > 0);
  // Idleness is the browser's to tell; Safari does not, so a moment has to do.
  useEffect(() => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(() => setIdle(true), { timeout: 3000 });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(() => setIdle(true), 1500);
    return () => clearTimeout(timer);
  }, []);
  if (!idle && !waiting) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
