/** Notifications come after the first screen: 9 kB that nobody needs to see it. */
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLater } from '@/lib/use-later';
import { lateOf } from '@/ui/late';
import { useToasts } from '@/ui/toast-store';
import { findRoute } from './routes';

let isMissing = false;

/** Stands in for the region while its code is missing. */
function Missing() {
  useEffect(() => {
    isMissing = true;
  }, []);
  return null;
}

const Toaster = lateOf(
  () => import('@/ui/toaster'),
  'Toaster',
  () => <Missing />,
);

/**
 * Mounts the notification region once the first screen had its time, or at once for a notification; for that alone on a page
 * that stands alone, whose stranger most likely hears of nothing.
 */
export function LateToaster() {
  const isAlone = findRoute(useLocation().pathname)?.alone === true;
  const isLater = useLater() && !isAlone;
  const [round, setRound] = useState(0);
  const isWaiting = useToasts((state) => state.toasts.length > 0);
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
  if (!isLater && !isWaiting) return null;
  return (
    <Suspense fallback={null}>
      <Toaster key={round} />
    </Suspense>
  );
}
