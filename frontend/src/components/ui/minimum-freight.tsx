/** Legal minimum of a freight: calculation, act, and comparison with the offer. */
import { minimumTableLabels } from '@/lib/generated/enum-labels';
import { formatDate } from '@/lib/format/dates';
import { cargoTypeLabels } from '@/lib/labels/labels';
import { formatCcd, formatKm } from '@/lib/format/quantity';
import { formatMoney } from '@/lib/format/money';
import { capitalize } from '@/lib/format/text';
import { StatusBadge } from './badge';
import { Card, Detail, DetailList } from './card';
import { FigureInfo } from './figure-info';
import { FoldPart } from './fold';
import { Money, MoneyLine } from './money';
import { Notice } from './states';

/** Minimum with the server's wording. */
export type MinimumShown = {
  calculable: boolean;
  reason: string | null;
  act: { title: string; validFrom: string; official: boolean; source: string; note: string | null } | null;
  table: keyof typeof minimumTableLabels;
  cargoType: keyof typeof cargoTypeLabels;
  axles: number | null;
  axlesUsed: number | null;
  ccdTenThousandths: number | null;
  ccCents: number | null;
  distanceKm: number | null;
  emptyReturnKm: number;
  baseCents: number | null;
  emptyReturnCents: number | null;
  totalCents: number | null;
  offerCents: number | null;
  driverTollCents: number | null;
  comparedCents: number | null;
  differenceCents: number | null;
  below: boolean;
  indemnityWords: string | null;
  doubt: { words: string } | null;
  caveat: string | null;
  checkedWords: string | null;
  words: string;
};

type OfferedShown = Pick<
  MinimumShown,
  'offerCents' | 'driverTollCents' | 'comparedCents' | 'differenceCents' | 'below'
>;

type Props = {
  minimum: MinimumShown;
  /** True if a verdict above has stated the result: only the calculation is shown. */
  isCovered?: boolean;
};

/** Card; without a calculation it shows the reason. */
export function MinimumFreightCard({ minimum, isCovered = false }: Props) {
  const { act } = minimum;
  return (
    <Card
      title="Piso mínimo ANTT"
      info={<FigureInfo figure="legal_minimum" name="Piso mínimo ANTT" />}
      aside={act && !act.official && <StatusBadge status="soon">Não oficial</StatusBadge>}
    >
      {minimum.calculable ? (
        <Calculated minimum={minimum} isCovered={isCovered} />
      ) : (
        <NotCalculated minimum={minimum} />
      )}
    </Card>
  );
}

function NotCalculated({ minimum: { reason, words, act } }: { minimum: MinimumShown }) {
  return (
    <>
      <div className="rounded-control bg-sunken px-4 py-3">
        <p className="font-medium">Não calculável</p>
        <p className="text-ink-2">{capitalize(reason ?? words)}</p>
      </div>
      {act && <Act act={act} />}
    </>
  );
}

function Calculated({ minimum, isCovered }: Required<Props>) {
  const { below, words, indemnityWords, doubt, caveat, checkedWords } = minimum;
  return (
    <>
      {minimum.offerCents === null && <p className="font-medium text-ink-2">{words}</p>}
      {minimum.offerCents !== null && !isCovered && <Notice tone={below ? 'neg' : 'pos'}>{words}</Notice>}
      {!isCovered &&
        [doubt?.words, caveat].filter(isCoveredHere).map((sentence) => (
          <div key={sentence} className="mt-3">
            <Notice tone="warn">{sentence}</Notice>
          </div>
        ))}
      {indemnityWords !== null && !isCovered && (
        <p className="mt-3 rounded-control bg-sunken px-4 py-3 text-sm text-ink-2">{indemnityWords}</p>
      )}
      {checkedWords !== null && <p className="mt-2 text-sm text-ink-3">{checkedWords}</p>}
      <Calculation minimum={minimum} isCovered={isCovered} />
    </>
  );
}

/** Steps of the calculation; the sentence or verdict above shows its result. */
function Calculation({ minimum, isCovered }: Required<Props>) {
  const { totalCents, act } = minimum;
  return (
    <FoldPart title="Conta do piso" summary={isCovered && totalCents !== null ? formatMoney(totalCents) : null}>
      <Sum minimum={minimum} />
      <div className="mt-4">
        <DetailList columns={2}>
          <Detail label="Tabela">{minimumTableLabels[minimum.table]}</Detail>
          <Detail label="Carga">{cargoTypeLabels[minimum.cargoType]}</Detail>
          <Detail label="Eixos">{axlesLabel(minimum)}</Detail>
          {minimum.ccdTenThousandths !== null && (
            <Detail label="Por km (CCD)">{formatCcd(minimum.ccdTenThousandths)}</Detail>
          )}
          {minimum.ccCents !== null && (
            <Detail label="Carga e descarga (CC)">
              <Money cents={minimum.ccCents} />
            </Detail>
          )}
        </DetailList>
      </div>
      {act && <Act act={act} />}
    </FoldPart>
  );
}

const isCoveredHere = (sentence: string | null | undefined): sentence is string => typeof sentence === 'string';

function Sum({ minimum }: { minimum: MinimumShown }) {
  const { baseCents, emptyReturnCents, emptyReturnKm, totalCents } = minimum;
  return (
    <div>
      {baseCents !== null && <MoneyLine label="Ida com carga" cents={baseCents} hint={basisOf(minimum)} />}
      {emptyReturnCents !== null && emptyReturnKm > 0 && (
        <MoneyLine label="Volta vazia" cents={emptyReturnCents} hint={emptyBasisOf(minimum)} />
      )}
      {totalCents !== null && <MoneyLine label="Piso mínimo" cents={totalCents} total />}
      <OfferedLines minimum={minimum} />
    </div>
  );
}

/** Offer, deducted toll, and the comparison of the remainder with the minimum. */
function OfferedLines({ minimum }: { minimum: OfferedShown }) {
  const { offerCents, driverTollCents, comparedCents, differenceCents, below } = minimum;
  return (
    <>
      {offerCents !== null && <MoneyLine label="Oferta" cents={offerCents} />}
      {driverTollCents !== null && <MoneyLine label="Pedágio do seu bolso" cents={driverTollCents} />}
      {driverTollCents !== null && comparedCents !== null && (
        <MoneyLine label="Oferta menos o pedágio" cents={comparedCents} />
      )}
      {differenceCents !== null &&
        (below ? (
          <MoneyLine label="Falta" cents={-differenceCents} />
        ) : (
          <MoneyLine label="Acima do piso" cents={differenceCents} signed />
        ))}
    </>
  );
}

/** "1.000 km × R$ 7,5347 + R$ 671,93 de carga e descarga"; undefined if a part is unknown. */
function basisOf({ distanceKm, ccdTenThousandths, ccCents }: MinimumShown): string | undefined {
  if (distanceKm === null || ccdTenThousandths === null || ccCents === null) return undefined;
  return `${formatKm(distanceKm)} × ${formatCcd(ccdTenThousandths)} + ${formatMoney(ccCents)} de carga e descarga`;
}

function emptyBasisOf({ emptyReturnKm, ccdTenThousandths }: MinimumShown): string | undefined {
  if (ccdTenThousandths === null) return undefined;
  return `92% de ${formatKm(emptyReturnKm)} × ${formatCcd(ccdTenThousandths)}`;
}

function axlesLabel({ axles, axlesUsed }: MinimumShown): string {
  if (axles === null) return '—';
  return axlesUsed === null || axlesUsed === axles ? String(axles) : `${axles} (vale a coluna de ${axlesUsed})`;
}

function Act({ act }: { act: NonNullable<MinimumShown['act']> }) {
  return (
    <p className="mt-4 border-t border-line pt-3 text-sm text-ink-3">
      {act.title}, em vigor desde {formatDate(act.validFrom)}.
      {!act.official && ' Valores transcritos, não conferidos no texto oficial.'}
      {act.note && ` ${act.note}`}
    </p>
  );
}
