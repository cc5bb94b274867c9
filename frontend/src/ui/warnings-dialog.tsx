/** What is unlikely, before it is saved. */
import { ConfirmDialog } from './dialog';

/** Names each unlikely thing and asks whether it is meant. */
export function WarningsDialog({
  warnings,
  title = 'Confira antes de continuar',
  confirmLabel = 'Está certo, continuar',
  busy,
  onConfirm,
  onClose,
}: {
  warnings: readonly { code: string; message: string }[];
  title?: string;
  confirmLabel?: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      open={warnings.length > 0}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel="Voltar"
      tone="primary"
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul className="flex flex-col gap-2">
        {warnings.map(({ code, message }) => (
          <li key={code} className="rounded-control bg-warn-bg px-4 py-3 font-medium text-warn">
            {message}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
