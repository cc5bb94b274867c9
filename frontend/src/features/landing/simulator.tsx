/** Simulator of the hero: two cities, price and axles give the least price to ask for. */
import { useId, useState, useSyncExternalStore } from 'react';
import { clsx } from 'clsx';
import type { MinimumFreight } from '@/api/types';
import { Field, FieldRow, useField } from '@/components/form/field';
import { MoneyInput } from '@/components/form/money-input';
import { IntegerInput } from '@/components/form/number-inputs';
import { buttonLook } from '@/components/ui/button-look';
import { formatMoney } from '@/lib/format/money';
import { formatBps } from '@/lib/format/quantity';
import { capitalize } from '@/lib/format/text';
import { ActionLink } from './action-link';
import { complaintOf, fetchMinimum, questionOf, simulationAddress, type Sketch } from './calculator-model';
import { calculatorMessage } from './calculator-message';
import { CityInput } from './city-input';
import { axleChoices, citiesOf, emptyTrip, fetchDistance, sketchOf, type Distance, type Trip } from './simulator-model';
import { useLiveResponse, type LiveResponse } from './use-live-response';

const subscribe = () => () => undefined;

/** False for the prerendered page: its fields work once the code has loaded. */
function useIsInteractive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

export function Simulator({ signedIn }: { signedIn: boolean }) {
  const [trip, setTrip] = useState<Trip>(emptyTrip);
  const [attempt, setAttempt] = useState(0);
  const isInteractive = useIsInteractive();
  const titleId = useId();
  const distance = useLiveResponse(citiesOf(trip), fetchDistance);
  const estimate = distance.isFetching || distance.error ? null : distance.response;
  const sketch = sketchOf(trip, estimate?.distanceKm ?? null);
  const minimum = useLiveResponse(questionOf(sketch), fetchMinimum, attempt);
  const set = (change: Partial<Trip>) => setTrip((before) => ({ ...before, ...change }));
  return (
    <section
      aria-labelledby={titleId}
      data-theme="light"
      className="min-w-0 rounded-card bg-surface text-ink"
      inert={!isInteractive}
    >
      <div className="flex flex-col gap-4 p-4 md:p-6">
        <h2 id={titleId} className="text-title font-bold">
          Vale a pena este frete?
        </h2>
        <FieldRow>
          <Field label="De onde">
            <CityInput value={trip.from} onChange={(from) => set({ from, typedKm: undefined })} />
          </Field>
          <Field label="Para onde">
            <CityInput value={trip.to} onChange={(to) => set({ to, typedKm: undefined })} />
          </Field>
        </FieldRow>
        <FieldRow>
          <Field
            label="Distância"
            hint={<DistanceHint estimate={estimate} isFetching={distance.isFetching} error={distance.error} />}
            error={complaintOf(minimum.error, 'distanceKm') ?? undefined}
          >
            <IntegerInput value={sketch.distanceKm} onChange={(typedKm) => set({ typedKm })} unit="km" />
          </Field>
          <Field label="Eixos do caminhão">
            <AxleSelect value={trip.axles} onChange={(axles) => set({ axles })} />
          </Field>
        </FieldRow>
        <Field label="Valor do frete" error={complaintOf(minimum.error, 'offerCents') ?? undefined}>
          <MoneyInput value={trip.offerCents} onChange={(offerCents) => set({ offerCents })} />
        </Field>
      </div>
      <Result minimum={minimum} sketch={sketch} signedIn={signedIn} onRetry={() => setAttempt(attempt + 1)} />
    </section>
  );
}

function AxleSelect({ value, onChange }: { value: number; onChange: (axles: number) => void }) {
  return (
    <select {...useField()} value={value} onChange={({ target }) => onChange(Number(target.value))} className="control">
      {axleChoices.map(([axles, truck]) => (
        <option key={axles} value={axles}>
          {axles}, {truck}
        </option>
      ))}
    </select>
  );
}

type HintProps = { estimate: Distance | null; isFetching: boolean; error: Error | null };

/** Origin of the distance; one that differs is typed over. */
function DistanceHint({ estimate, isFetching, error }: HintProps) {
  if (error) return 'Não deu para estimar agora: informe os km.';
  if (isFetching) return 'Estimando…';
  if (estimate === null) return 'Só o trecho carregado.';
  if (estimate.distanceKm === null) return estimate.reason;
  return `Estimativa, ±${formatBps(estimate.toleranceBps)}. Corrija se souber.`;
}

type ResultProps = { minimum: LiveResponse<MinimumFreight>; sketch: Sketch; signedIn: boolean; onRetry: () => void };

/** Sticks to the bottom of a phone's screen while the fields are above it. */
function Result({ minimum: { response, isFetching, error }, sketch, signedIn, onRetry }: ResultProps) {
  return (
    <div
      className={clsx(
        'rounded-b-card border-t border-line bg-surface p-4 md:px-6 md:py-5',
        response && 'not-low:max-lg:sticky not-low:max-lg:bottom-0',
      )}
    >
      <div aria-live="polite" aria-busy={isFetching} className={clsx(isFetching && response && 'opacity-60')}>
        {error && (
          <div className="mb-3 flex flex-wrap items-center gap-3 rounded-control bg-warn-bg px-4 py-3 text-warn">
            <p className="min-w-0 flex-1 basis-52">{calculatorMessage(error)}</p>
            <button type="button" className={buttonLook({ size: 'sm' })} onClick={onRetry}>
              Calcular de novo
            </button>
          </div>
        )}
        {response && (response.calculable ? <Verdict minimum={response} /> : <NotCalculated minimum={response} />)}
        {!response && !error && (
          <p className="text-ink-2">
            {isFetching ? 'Calculando…' : 'Escolha as duas cidades: o mínimo que você deve pedir aparece aqui.'}
          </p>
        )}
      </div>
      {response && <NextStep address={simulationAddress(sketch)} signedIn={signedIn} />}
    </div>
  );
}

/** The server compares the offer with the legal minimum; costs are compared behind the login. */
function Verdict({ minimum }: { minimum: MinimumFreight }) {
  const { offerCents, below, leastOfferCents, words } = minimum;
  const isEnough = offerCents !== null && !below;
  return (
    <>
      <p className={clsx('text-title font-bold', isEnough && 'text-pos', below && 'text-neg')}>
        {isEnough || leastOfferCents === null
          ? 'Vale a pena pelo piso'
          : `Peça pelo menos ${formatMoney(leastOfferCents)}`}
      </p>
      <p className="mt-1 text-sm text-ink-2">{words}</p>
    </>
  );
}

function NotCalculated({ minimum: { reason, words } }: { minimum: MinimumFreight }) {
  return (
    <>
      <p className="text-title font-bold">Não dá para calcular</p>
      <p className="mt-1 text-sm text-ink-2">{capitalize(reason ?? words)}</p>
    </>
  );
}

function NextStep({ address, signedIn }: { address: string; signedIn: boolean }) {
  return (
    <ActionLink
      href={signedIn ? address : `/register?next=${encodeURIComponent(address)}`}
      block
      className="mt-3 h-auto min-h-12 py-2 whitespace-normal"
    >
      Ver quanto sobra no bolso
    </ActionLink>
  );
}
