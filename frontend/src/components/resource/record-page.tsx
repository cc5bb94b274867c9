/** The page of one record, or of its form: its head, and what is there of it. */
import { Pencil } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { QueryBoundary, type QueryBoundaryProps } from './query-boundary';
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

/** Props of `RecordPage`. */
export type RecordPageProps<T> = QueryBoundaryProps<T> & {
  title: string;
  back: string;
  /** Where the record is changed; without it, or before it is read, no link leads there. */
  edit?: string | false | undefined;
};

/** Head and record. */
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
