/** Count of queued entries above a list; usually none, so its code is lazy. */
import { Suspense } from 'react';
import { lazyNamed } from '@/components/ui/lazy';
import type { WaitingCountProps } from './queued-entries';

const WaitingCount = lazyNamed(
  () => import('./queued-entries'),
  'WaitingCount',
  () => null,
);

/** "2 lançamentos por enviar", linked to the outbox. */
export function WaitingLine(props: WaitingCountProps) {
  return (
    <div className="mb-4 empty:hidden">
      <Suspense fallback={null}>
        <WaitingCount {...props} />
      </Suspense>
    </div>
  );
}
