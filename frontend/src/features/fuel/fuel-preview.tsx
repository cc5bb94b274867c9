/** Preview of a fill-up before saving: the km/l, and odd values. */
import type { FuelPreview } from '@/api/fuel-types';
import { formatKm, formatKmPerLiter } from '@/lib/format/quantity';
import type { LatestAnswer } from '@/lib/use-latest-answer';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/states';
import { missingSentences } from './fuel-labels';

/** Errors that only say that typing is not over yet. */
const UNFINISHED = ['two_needed', 'required'];

/** Stands in its place from the first figure on, so that nothing jumps. */
export function FuelPreviewCard({ latest }: { latest: LatestAnswer<FuelPreview> }) {
  const { answer, isAsking, error } = latest;
  if (answer === null)
    return error !== null ? (
      <p className="text-sm text-ink-3">O servidor não respondeu. O total e a média aparecem depois de salvar.</p>
    ) : null;
  const problems = answer.errors.filter(({ code }) => !UNFINISHED.includes(code));
  return (
    <Card aria-live="polite" aria-busy={isAsking}>
      <Average preview={answer} />
      {(problems.length > 0 || answer.warnings.length > 0) && (
        <div className="mt-4 flex flex-col gap-2">
          {problems.map(({ field, code, message }) => (
            <Notice key={`${field} ${code}`} tone="neg">
              {message}
            </Notice>
          ))}
          {answer.warnings.map(({ code, message }) => (
            <Notice key={code} tone="warn">
              {message}
            </Notice>
          ))}
        </div>
      )}
    </Card>
  );
}

function Average({ preview }: { preview: FuelPreview }) {
  const { metersPerLiter, segmentKm, missing } = preview;
  if (metersPerLiter === null) {
    return (
      <div>
        <p className="text-sm text-ink-3">Média</p>
        <p className="max-w-md font-semibold">
          {missing === null ? 'Preencha os litros e o hodômetro para ver a média.' : missingSentences[missing]}
        </p>
      </div>
    );
  }
  return (
    <div>
      <p className="text-sm text-ink-3">Média</p>
      <p className="text-figure font-extrabold tracking-tight">{formatKmPerLiter(metersPerLiter)}</p>
      {segmentKm !== null && <p className="text-sm text-ink-2">em {formatKm(segmentKm)} desde o último tanque cheio</p>}
    </div>
  );
}
