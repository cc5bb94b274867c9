/** The line above a list that says how much waits on the device. Its code comes after the list: mostly nothing waits. */
import { Suspense } from 'react';
import { afterPaint } from '@/lib/ahead';
import { lateOf } from '@/ui/late';
import type { WaitingCountProps } from './waiting';

const load = afterPaint(() => import('./waiting'));
const WaitingCount = lateOf(load, 'WaitingCount', () => null);

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
