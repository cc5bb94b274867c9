/** The line above a list that counts what the device has not sent yet; mostly nothing, so its code loads beside the list. */
import { Suspense } from 'react';
import { lazyNamed } from '@/components/ui/lazy';
import type { WaitingCountProps } from './waiting';

const WaitingCount = lazyNamed(
  () => import('./waiting'),
  'WaitingCount',
  () => null,
);

/** "2 lançamentos por enviar", which leads to them. */
export function WaitingLine(props: WaitingCountProps) {
  return (
    <div className="mb-4 empty:hidden">
      <Suspense fallback={null}>
        <WaitingCount {...props} />
      </Suspense>
    </div>
  );
}
