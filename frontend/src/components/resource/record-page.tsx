/** Page of a record or its form: head and content. */
import { Pencil } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { QueryBoundary, type QueryBoundaryProps } from './query-boundary';
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

export type RecordPageProps<T> = QueryBoundaryProps<T> & {
  title: string;
  back: string;
  /** Edit link; none without it or before the record has loaded. */
  edit?: string | false | undefined;
};

export function RecordPage<T>({ title, edit, ...loaded }: RecordPageProps<T>) {
  return (
    <>
      <PageHeader
        title={title}
        back={loaded.back}
        actions={
          edit &&
          loaded.query.data && (
            <LinkButton to={edit} icon={<Pencil aria-hidden="true" />} className="max-md:hidden">
              Editar
            </LinkButton>
          )
        }
      />
      <QueryBoundary {...loaded} />
    </>
  );
}
