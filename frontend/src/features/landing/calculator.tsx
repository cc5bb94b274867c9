/** Public calculator of the legal minimum; updates while typing. */
import { useState, useId } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@/api/query';
import { minimumTableLabels } from '@/lib/generated/enum-labels';
import { ChevronDown } from 'lucide-react';
import { cargoTypeLabels, pricingLabels } from '@/lib/labels/labels';
import { minimumFreightInputLimits as limits } from '@/lib/generated/limits';
import { useLatestResponse } from '@/api/use-latest-response';
import { DateInput } from '@/components/form/date-input';
import { Field, FieldRow } from '@/components/form/field';
import { MoneyInput } from '@/components/form/money-input';
import { DecimalInput, IntegerInput } from '@/components/form/number-inputs';
import { Segmented } from '@/components/form/segmented';
import { SelectInput } from '@/components/form/text-inputs';
import { fetchMinimum, complaintOf, emptySketch, questionOf, type Sketch } from './calculator-model';
import { CalculatorResult } from './calculator-result';
import { axleChoices } from './simulator-model';
import { clsx } from 'clsx';

/** Large native radio buttons. */
function AxleChoice({ value, onChange }: { value: number; onChange: (axles: number) => void }) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Eixos do conjunto</legend>
      <div className="grid grid-cols-3 gap-2 min-[360px]:grid-cols-4 md:grid-cols-7 lg:grid-cols-4 xl:grid-cols-7">
        {axleChoices.map(([axles, truck]) => (
          <label
            key={axles}
            className={clsx(
              'flex min-h-[4.75rem] cursor-pointer flex-col items-center justify-start rounded-control border px-1 py-2 text-center',
              'transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-focus',
              axles === value
                ? 'border-ink bg-ink text-bg'
                : 'border-line-strong bg-surface text-ink hover:border-ink-2',
            )}
          >
            <input
              type="radio"
              name={name}
              value={axles}
              checked={axles === value}
              onChange={() => onChange(axles)}
              className="sr-only"
            />
            <span className="text-title font-extrabold">{axles}</span>
            <span className={clsx('text-xs leading-4', axles !== value && 'text-ink-2')}>{truck}</span>
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-sm text-ink-3">
        Conte cavalo e carreta juntos, só os eixos que vão no chão. Com 8, vale a coluna de 7; com 10 ou 11, a de 9.
      </p>
    </fieldset>
  );
}

type PartProps = {
  sketch: Sketch;
  error: Error | null;
  set: <N extends keyof Sketch>(name: N, value: Sketch[N]) => void;
};

/** Brings its own query client: the page around it sends no requests. */
export default function Calculator({ signedIn }: { signedIn: boolean }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Reckoner signedIn={signedIn} />
    </QueryClientProvider>
  );
}

/** Fields at the left, result at the right; on the phone the result follows the main fields. */
function Reckoner({ signedIn }: { signedIn: boolean }) {
  const [sketch, setSketch] = useState(emptySketch);
  const [round, setRound] = useState(0);
  const latest = useLatestResponse(`minimum ${round}`, questionOf(sketch), fetchMinimum);
  const part: PartProps = {
    sketch,
    error: latest.error,
    set: (name, value) => setSketch((before) => ({ ...before, [name]: value })),
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-surface p-4 md:p-6">
        <MainFields {...part} />
      </div>
      <div className="min-w-0 lg:sticky lg:top-4 lg:row-span-2">
        <CalculatorResult latest={latest} sketch={sketch} signedIn={signedIn} onAgain={() => setRound(round + 1)} />
      </div>
      <MoreFields {...part} />
    </div>
  );
}

function MainFields({ sketch, error, set }: PartProps) {
  return (
    <>
      <Field label="Tipo de carga">
        <SelectInput
          value={sketch.cargoType}
          onChange={({ target }) => set('cargoType', target.value as Sketch['cargoType'])}
        >
          {Object.entries(cargoTypeLabels).map(([code, word]) => (
            <option key={code} value={code}>
              {word}
            </option>
          ))}
        </SelectInput>
      </Field>
      <AxleChoice value={sketch.axles} onChange={(axles) => set('axles', axles)} />
      <Field label="Km carregado" error={complaintOf(error, 'distanceKm') ?? undefined}>
        <IntegerInput
          value={sketch.distanceKm}
          onChange={(km) => set('distanceKm', km)}
          unit="km"
          max={limits.distanceKm.maximum}
        />
      </Field>
      <OfferFields sketch={sketch} error={error} set={set} />
      <TollFields sketch={sketch} error={error} set={set} />
    </>
  );
}

const offers = {
  fixed: { label: 'Quanto estão oferecendo', field: 'offerCents' },
  per_ton: { label: 'Quanto oferecem por tonelada', field: 'offerPerTonCents' },
} as const;

/** Offer for the trip, or per tonne with the weight. */
function OfferFields({ sketch, error, set }: PartProps) {
  const { label, field } = offers[sketch.pricing];
  return (
    <>
      <Segmented
        label="Como pagam"
        value={sketch.pricing}
        onChange={(pricing) => set('pricing', pricing)}
        options={(['fixed', 'per_ton'] as const).map((value) => ({ value, label: pricingLabels[value] }))}
      />
      <FieldRow>
        <Field label={label} optional error={complaintOf(error, field) ?? undefined}>
          <MoneyInput
            value={sketch.offerCents}
            onChange={(cents) => set('offerCents', cents)}
            unit={sketch.pricing === 'per_ton' ? '/t' : undefined}
          />
        </Field>
        {sketch.pricing === 'per_ton' && (
          <Field label="Peso" hint="Exemplo: 32,5" error={complaintOf(error, 'weightKg') ?? undefined}>
            <DecimalInput
              value={sketch.weightKg}
              onChange={(kg) => set('weightKg', kg)}
              unit="t"
              scale={3}
              dot="decimal"
              max={limits.weightKg.maximum}
            />
          </Field>
        )}
      </FieldRow>
    </>
  );
}

/** Toll is outside the minimum: the driver's share is deducted from the offer. */
function TollFields({ sketch, error, set }: PartProps) {
  return (
    <FieldRow>
      <Segmented
        label="Quem paga o pedágio"
        value={sketch.tollPayer}
        onChange={(payer) => set('tollPayer', payer)}
        options={[
          { value: 'shipper', label: 'Quem contrata' },
          { value: 'driver', label: 'Eu pago' },
        ]}
      />
      {sketch.tollPayer === 'driver' && (
        <Field
          label="Pedágio da viagem"
          hint="Sai do seu bolso: descontamos da oferta."
          error={complaintOf(error, 'tollCents') ?? undefined}
        >
          <MoneyInput value={sketch.tollCents} onChange={(cents) => set('tollCents', cents)} />
        </Field>
      )}
    </FieldRow>
  );
}

function MoreFields({ sketch, error, set }: PartProps) {
  return (
    <details className="group min-w-0 rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-4 font-medium md:px-6 [&::-webkit-details-marker]:hidden">
        Volta vazia, tabela e data
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-2 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 px-4 pb-4 md:px-6 md:pb-6">
        <Field
          label="Volta vazia que deve ser paga"
          optional
          hint="A lei manda pagar em contêiner e em frota dedicada por exigência sanitária ou certificação."
          error={complaintOf(error, 'emptyReturnKm') ?? undefined}
        >
          <IntegerInput
            value={sketch.emptyReturnKm}
            onChange={(km) => set('emptyReturnKm', km)}
            unit="km"
            max={limits.emptyReturnKm.maximum}
          />
        </Field>
        <FieldRow>
          <Field label="Tabela" hint="Na dúvida, a A: cavalo e carreta seus, ou caminhão.">
            <SelectInput value={sketch.table} onChange={({ target }) => set('table', target.value as Sketch['table'])}>
              {Object.entries(minimumTableLabels).map(([code, word]) => (
                <option key={code} value={code}>
                  {word}
                </option>
              ))}
            </SelectInput>
          </Field>
          <Field
            label="Dia do frete"
            optional
            hint="Se deixar em branco, vale hoje. O piso é o da portaria do dia."
            error={complaintOf(error, 'date') ?? undefined}
          >
            <DateInput value={sketch.date} onChange={(day) => set('date', day)} />
          </Field>
        </FieldRow>
      </div>
    </details>
  );
}
