/** Count of queued entries above a list; usually none, so its code is lazy. */
import { Suspense } from 'react';
import { lazyNamed } from '@/components/ui/lazy';
import type { QueuedCountProps } from './queued-entries';

const QueuedCount = lazyNamed(
  () => import('./queued-entries'),
  'QueuedCount',
  () => null,
);

/** "2 lançamentos por enviar", linked to the outbox. */
export function QueuedLine(props: QueuedCountProps) {
  return (
    <div className="mb-4 empty:hidden">
      <Suspense fallback={null}>
        <QueuedCount {...props} />
      </Suspense>
    </div>
  );
}
