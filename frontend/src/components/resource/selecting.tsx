/** Selection of several rows of a list: its bar, and the button that starts it on touch screens. */
import { Suspense } from 'react';
import { ListChecks } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy';
import type { SettleManyProps } from './settle-many';
import type { SettleSelection } from './use-settle-selection';

const LazySettleMany = lazyComponent<SettleManyProps>(() => import('./settle-many'));

type Props = { selection: Pick<SettleSelection<never>, 'postings' | 'isOpen' | 'start' | 'clear'> };

/** Nothing where rows have checkboxes already, and without rows to select. */
export function SelectButton({ selection: { start } }: Props) {
  if (start === null) return null;
  return (
    <Button size="sm" variant="ghost" icon={<ListChecks aria-hidden="true" />} onClick={start}>
      Selecionar
    </Button>
  );
}

/** Loads with the first selection. */
export function SelectionBar({ selection: { postings, isOpen, clear } }: Props) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <LazySettleMany postings={postings} onClear={clear} />
    </Suspense>
  );
}
