/** The page of one record, or of its form: its head, and what is there of it. */
import { Pencil } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { QueryBoundary, type QueryBoundaryProps } from './query-boundary';

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
