/** Selected simulations for comparison, pinned at the bottom. */
import { X } from 'lucide-react';
import { countOf } from '@/lib/format/text';
import { IconButton, LinkButton } from '@/components/ui/button';

/** Maximum number of compared simulations. */
export const MOST = 4;

/** Visible from the first selection; enabled from the second. */
export function CompareBar({ ids, onClear }: { ids: readonly number[]; onClear: () => void }) {
  if (ids.length === 0) return null;
  return (
    <div
      role="status"
      className="sticky bottom-[calc(1.25rem+var(--bottom-bar))] z-10 mt-4 flex items-center gap-2 rounded-card border border-line-strong bg-surface py-2 pr-2 pl-4 float-shadow md:bottom-4"
    >
      <span className="min-w-0 flex-1 font-medium">
        {ids.length === 1 ? 'Marque mais uma' : countOf(ids.length, 'marcada', 'marcadas')}
      </span>
      {ids.length > 1 && <LinkButton to={`/freight-simulations?compare=${ids.join(',')}`}>Comparar</LinkButton>}
      <IconButton label="Desmarcar todas" onClick={onClear}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
