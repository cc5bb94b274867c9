/** Page of a record or its form: head and content. */
import { Pencil } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { QueryBoundary, type QueryBoundaryProps } from './query-boundary';

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
