/** Asks for the scope of a change in a series. */
import type { ReactNode } from 'react';
import type { SeriesScope, Transaction } from '@/api/types';
import { seriesScopeLabels } from '@/lib/generated/enum-labels';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

/** True if later ones of its series exist. */
export function hasLaterInSeries({ seriesId, installment, installments }: Transaction): boolean {
  return seriesId !== null && installment < installments;
}

export type SeriesDialogProps = {
  title: string;
  tone?: 'danger' | 'secondary';
  children: ReactNode;
  onChoose: (scope: SeriesScope) => void;
  onClose: () => void;
};

/** "Só este" or "Este e os próximos". */
export function SeriesDialog({ title, tone = 'secondary', children, onChoose, onClose }: SeriesDialogProps) {
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div className="text-ink-2">{children}</div>
        <div className="flex flex-col gap-2">
          <Button variant={tone} size="lg" onClick={() => onChoose('one')}>
            {seriesScopeLabels.one}
          </Button>
          <Button variant={tone} size="lg" onClick={() => onChoose('following')}>
            {seriesScopeLabels.following}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
