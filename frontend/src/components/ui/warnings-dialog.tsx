/** Confirmation of implausible or irregular values before saving. */
import { ConfirmDialog } from './dialog';

/** Documents that must be valid at the start of a freight, by prefix of the warning's code. */
const expiredPapers: Record<string, string> = {
  licensing: 'o licenciamento vencido',
  insurance: 'o seguro vencido',
  tachograph: 'a aferição do tacógrafo vencida',
  cnh: 'a CNH vencida',
  toxicological: 'o exame toxicológico vencido',
};

type Warnings = readonly { code: string; message: string }[];

/** Label of continuing with expired documents; null without any. */
export function goingOnWithout(warnings: Warnings): string | null {
  const papers = warnings.flatMap(({ code }) => {
    const [paper = ''] = code.split('_');
    return /_expired(:|$)/.test(code) && paper in expiredPapers ? [expiredPapers[paper]] : [];
  });
  if (papers.length === 0) return null;
  return `Seguir mesmo assim, com ${papers.length === 1 ? papers[0] : `${papers.length} documentos vencidos`}`;
}

export type WarningsDialogProps = {
  warnings: Warnings;
  title?: string;
  confirmLabel?: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Lists each value. The safe answer is the primary button and has the focus. */
export function WarningsDialog({
  warnings,
  title = 'Confira antes de continuar',
  confirmLabel = 'Está certo, continuar',
  busy,
  onConfirm,
  onClose,
}: WarningsDialogProps) {
  const risk = goingOnWithout(warnings);
  return (
    <ConfirmDialog
      open={warnings.length > 0}
      title={title}
      confirmLabel={risk ?? confirmLabel}
      cancelLabel={risk === null ? 'Corrigir' : 'Voltar'}
      tone="caution"
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul className="flex flex-col gap-2">
        {warnings.map(({ code, message }) => (
          <li
            key={code}
            className={
              /_expired(:|$)/.test(code)
                ? 'rounded-control bg-neg-bg px-4 py-3 font-medium text-neg'
                : 'rounded-control bg-warn-bg px-4 py-3 font-medium text-warn'
            }
          >
            {message}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
