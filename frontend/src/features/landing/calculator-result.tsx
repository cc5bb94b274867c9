/** Result of the calculator: minimum, act, comparison with the offer, and saving. */
import { clsx } from 'clsx';
import { ApiError } from '@/api/client';
import type { MinimumFreight } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { formatCcd, formatKm } from '@/lib/format/quantity';
import { formatMoney } from '@/lib/format/money';
import { capitalize } from '@/lib/format/text';
import type { LatestResponse } from '@/api/use-latest-response';
import { Button } from '@/components/ui/button';
import { FigureInfo } from '@/components/ui/figure-info';
import { Money, MoneyLine } from '@/components/ui/money';
import { Notice, Skeleton } from '@/components/ui/states';
import { ActionLink } from './action-link';
import { calculatorMessage } from './calculator-message';
import { simulationAddress, type Sketch } from './calculator-model';

type Props = { latest: LatestResponse<MinimumFreight>; sketch: Sketch; signedIn: boolean; onAgain: () => void };

/** The last result stays while a newer one loads. */
export function CalculatorResult({ latest: { response, isFetching, error }, sketch, signedIn, onAgain }: Props) {
  return (
    <div className="rounded-card border border-line bg-surface p-4 md:p-6">
      <div aria-live="polite" aria-busy={isFetching} className={clsx(isFetching && response && 'opacity-60')}>
        {error && !isFetching && <SaveFailure error={error} onAgain={onAgain} />}
        {response && (response.calculable ? <Calculated minimum={response} /> : <NotCalculated minimum={response} />)}
        {!response && isFetching && <Skeleton className="h-40 w-full" />}
        {!response && !isFetching && !error && (
          <>
            <p className="text-lg font-bold">O piso aparece aqui</p>
            <p className="mt-1 text-ink-2">Informe os km que você vai rodar carregado.</p>
          </>
        )}
      </div>
      {response && <Keep address={simulationAddress(sketch)} signedIn={signedIn} />}
    </div>
  );
}

function SaveFailure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const atFields = error instanceof ApiError && error.fields.length > 0;
  return (
    <div className="mb-4">
      <Notice
        tone="warn"
        action={
          !atFields && (
            <Button size="sm" onClick={onAgain}>
              Calcular de novo
            </Button>
          )
        }
      >
        {calculatorMessage(error)}
      </Notice>
    </div>
  );
}

function Calculated({ minimum }: { minimum: MinimumFreight }) {
  return (
    <>
      <p className="font-medium text-ink-2">
        Piso mínimo deste frete
        <FigureInfo figure="legal_minimum" name="Piso mínimo deste frete" />
      </p>
      <p className="text-figure font-extrabold tracking-tight">
        {minimum.totalCents !== null && <Money cents={minimum.totalCents} />}
      </p>
      <Act minimum={minimum} />
      {minimum.caveat !== null && (
        <div className="mt-3">
          <Notice tone="warn">{minimum.caveat}</Notice>
        </div>
      )}
      {minimum.offerCents !== null && <Offer minimum={minimum} />}
      <div className="mt-4">
        <Sum minimum={minimum} />
      </div>
      <p className="mt-3 text-sm text-ink-3">
        Vale para carga lotação. Pedágio, imposto e o que sobra para você ficam fora do piso: ele é o mínimo, não o
        preço justo.
      </p>
    </>
  );
}

/** Comparison of the offer with the minimum in words. */
function Offer({ minimum }: { minimum: MinimumFreight }) {
  const { below, words, indemnityWords } = minimum;
  return (
    <div className="mt-4">
      <Notice tone={below ? 'neg' : 'pos'}>
        {words}
        {indemnityWords !== null && <span className="mt-1 block text-sm">{indemnityWords}</span>}
      </Notice>
    </div>
  );
}

function Sum({ minimum }: { minimum: MinimumFreight }) {
  const { distanceKm, ccdTenThousandths, ccCents, baseCents, emptyReturnCents, emptyReturnKm } = minimum;
  const { axles, axlesUsed } = minimum;
  return (
    <>
      {baseCents !== null && distanceKm !== null && ccdTenThousandths !== null && ccCents !== null && (
        <MoneyLine
          label="Ida com carga"
          hint={`${formatKm(distanceKm)} × ${formatCcd(ccdTenThousandths)} + ${formatMoney(ccCents)} de carga e descarga`}
          cents={baseCents}
        />
      )}
      {emptyReturnCents !== null && emptyReturnKm > 0 && ccdTenThousandths !== null && (
        <MoneyLine
          label="Volta vazia"
          hint={`92% de ${formatKm(emptyReturnKm)} × ${formatCcd(ccdTenThousandths)}`}
          cents={emptyReturnCents}
        />
      )}
      {axlesUsed !== null && axlesUsed !== axles && (
        <p className="mt-2 text-sm text-ink-2">
          A tabela não tem {axles} eixos para esta carga: vale a coluna de {axlesUsed}.
        </p>
      )}
    </>
  );
}

function NotCalculated({ minimum }: { minimum: MinimumFreight }) {
  return (
    <>
      <p className="text-lg font-bold">Não dá para calcular</p>
      <p className="mt-1 text-ink-2">{capitalize(minimum.reason ?? minimum.words)}</p>
      <Act minimum={minimum} />
    </>
  );
}

function Act({ minimum: { act, checkedWords } }: { minimum: MinimumFreight }) {
  if (act === null) return null;
  return (
    <p className="text-ink-2">
      {act.title}, em vigor desde {formatDate(act.validFrom)}.
      {!act.official && ' Valores transcritos, não conferidos no texto oficial.'}
      {checkedWords && ` ${checkedWords}`}
    </p>
  );
}

function Keep({ address, signedIn }: { address: string; signedIn: boolean }) {
  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="mb-3 text-ink-2">
        O piso é o que a lei manda pagar. A simulação mostra quanto sobra para você depois do diesel e dos outros
        custos.
      </p>
      {signedIn ? (
        <ActionLink href={address} variant="primary" size="lg" block>
          Simular este frete
        </ActionLink>
      ) : (
        <ActionLink href={`/register?next=${encodeURIComponent(address)}`} variant="primary" size="lg" block>
          Criar conta e guardar este cálculo
        </ActionLink>
      )}
    </div>
  );
}
