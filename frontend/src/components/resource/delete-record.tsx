/** Undoable deletion of a record: hidden at once, deleted after five seconds. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage, NetworkError } from '@/api/client';
import { UNDO_MS, type Delete, type Deletion } from '@/api/deletion';
import { restoredUrl, RETURNING } from '@/lib/navigation/list-restoration';
import { Button, type ButtonProps } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';

/** Toast texts: "Abastecimento apagado", and its name. */
export type DeletedLabels = { done: string; name: string };

/** Duration of a refusal's toast, in ms: its reason takes longer to read. */
const REFUSAL_MS = 12_000;

/** Record to delete, and the page that follows. */
type Deleting = DeletedLabels & {
  deletion: Delete;
  /** Page of the record: target of undo, and of "Abrir" after a refusal. */
  at: string;
  /** List that is shown afterwards, or another action. */
  back: string | (() => void);
};

type How = Pick<Deletion, 'scope' | 'ifMatch' | 'isDeletedToo'>;

/** Hides the record with an undo toast; after a refusal it reappears with the reason. */
export function useDeleteRecord({ deletion, done, name, at, back }: Deleting) {
  const navigate = useNavigate();
  const open = () => void navigate(at, { replace: `${location.pathname}${location.search}` === at });
  const refused = (error: Error) =>
    toast({
      title: error instanceof NetworkError ? `Pode ter sido apagado ou não: ${name}` : `Não deu para apagar: ${name}`,
      description: errorMessage(error),
      tone: 'error',
      duration: REFUSAL_MS,
      action: { label: 'Abrir', onClick: open },
    });
  function remove(how: How = {}) {
    const undo = deletion.schedule({
      ...how,
      onSend: () => shown.dismiss(),
      onSettled: (error) => {
        if (error !== null) refused(error);
      },
    });
    const shown = toast({
      title: done,
      description: name,
      duration: UNDO_MS,
      action: { label: 'Desfazer', onClick: () => (undo(), open()) },
    });
    if (typeof back === 'string') void navigate(restoredUrl(back), { replace: true, state: RETURNING });
    else back();
  }
  return { isDeleted: deletion.isDeleted, remove };
}

/** `ifMatch`: the only version that may be deleted. */
export type DeleteRecordProps = Deleting &
  Pick<ButtonProps, 'block' | 'className' | 'size' | 'icon'> & { ifMatch?: number; children: ReactNode };

export function DeleteRecord({ deletion, done, name, at, back, ifMatch, children, ...look }: DeleteRecordProps) {
  const { isDeleted, remove } = useDeleteRecord({ deletion, done, name, at, back });
  return (
    <Button
      {...look}
      variant="danger"
      disabled={isDeleted}
      onClick={() => remove(ifMatch === undefined ? {} : { ifMatch })}
    >
      {children}
    </Button>
  );
}
