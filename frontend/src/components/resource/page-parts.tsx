/** A page of which the address chooses one part: a list, a record, a form. */
import { Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListSkeleton } from '@/components/ui/states';

/** Parameter of the address that chooses the part. */
export type PartProps = { params: URLSearchParams; userId: number };

/** Parameters that choose a part; all others are filters and what a form begins with. */
const CHOOSING = ['new', 'edit', 'id', 'compare', 'claim', 'starter', 'import', 'reminders'];

/**
 * The part that is asked for. Its code may still be on its way: a boundary of its own shows that at once, where an older
 * one would keep the old part.
 */
export function PageParts({ userId, Part }: { userId: number; Part: ComponentType<PartProps> }) {
  const [params] = useSearchParams();
  const asked = [params.get('tab'), ...CHOOSING.filter((name) => params.has(name))].join(' ');
  return (
    <Suspense key={asked} fallback={<ListSkeleton />}>
      <Part params={params} userId={userId} />
    </Suspense>
  );
}
