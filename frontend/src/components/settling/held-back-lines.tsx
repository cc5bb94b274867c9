/** Deductions of a payer beside taxes: a shortage, damage, or any other name. */
import { Plus } from 'lucide-react';
import { deductionLabels } from '@/lib/generated/choices';
import { type DeductionKind, type SettlingDesk, type SettlingLine } from '@/lib/labels/settling';
import { Button } from '@/components/ui/button';
import { LineRow } from './line-row';

const ofFreight: readonly DeductionKind[] = ['shortage', 'damage', 'other'];

/** One line more; each kind stands once. */
export function withLine(others: readonly SettlingLine[], kind: DeductionKind, cents: number | null): SettlingLine[] {
  return [...others, { key: `new ${kind}`, kind, cents }];
}

/** The lines that are there, and the buttons that add one. */
export function HeldBackLines({ desk: { posting, settling, errors, change } }: { desk: SettlingDesk }) {
  const { others } = settling;
  const kinds = (posting.holds === 'taxes' ? ofFreight : (['other'] as const)).filter(
    (each) => !others.some(({ kind }) => kind === each),
  );
  return (
    <div className="flex flex-col gap-3">
      {others.length > 0 && (
        <ul aria-label="Outros descontos" className="flex flex-col gap-2">
          {others.map((line) => (
            <LineRow
              key={line.key}
              line={line}
              error={errors[`line ${line.key}`]}
              onChange={(next) => change({ others: others.map((each) => (each.key === line.key ? next : each)) })}
              onRemove={() => change({ others: others.filter(({ key }) => key !== line.key) })}
            />
          ))}
        </ul>
      )}
      <div role="group" aria-label="Anotar desconto" className="-ml-4 flex flex-wrap gap-x-2 empty:hidden">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="ghost"
            size="sm"
            icon={<Plus aria-hidden="true" />}
            onClick={() => change({ others: withLine(others, kind, null) })}
          >
            {deductionLabels[kind]}
          </Button>
        ))}
      </div>
    </div>
  );
}
