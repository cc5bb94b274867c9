/** Parts of a page: the query string selects the component. */
import { Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListSkeleton } from '@/components/ui/states';

/** Parameters that select the part. */
export type PartProps = { params: URLSearchParams; userId: number };

/** Parameters that select a part; all others are filters and form defaults. */
const PART_PARAMS = ['new', 'edit', 'id', 'compare', 'claim', 'starter', 'import', 'reminders'];

/** Part of a page with its own Suspense boundary: an outer one would keep the old part while loading. */
export function PageParts({ userId, Part }: { userId: number; Part: ComponentType<PartProps> }) {
  const [params] = useSearchParams();
  const partKey = [params.get('tab'), ...PART_PARAMS.filter((name) => params.has(name))].join(' ');
  return (
    <Suspense key={partKey} fallback={<ListSkeleton />}>
      <Part params={params} userId={userId} />
    </Suspense>
  );
}
