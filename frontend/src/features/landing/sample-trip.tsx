/** An example freight, made of the product's own parts, so that the landing page shows the real thing. */
import { PlateChip, StatusBadge } from '@/components/ui/badge';
import { Lane } from '@/components/ui/lane';
import { Money, MoneyLine } from '@/components/ui/money';

/** A freight under way with its bill. Every figure is an example and says so. */
export function SampleTrip() {
  return (
    <figure data-theme="light" className="m-0 min-w-0 text-ink">
      <div className="rounded-card bg-surface p-5 md:p-7">
        <div className="flex items-center justify-between gap-3">
          <span className="text-lg font-bold">Frete nº 12</span>
          <StatusBadge status="in_transit" />
        </div>
        <Lane
          className="mt-5"
          from="Rondonópolis"
          to="Santos"
          fromHint="MT · 18/11/2026"
          toHint={'SP · 1.395\u00a0km'}
          progress={0.5}
        />
        <div className="mt-4 flex gap-2">
          <PlateChip plate="BRA2E19" />
          <PlateChip plate="QWE4R56" />
        </div>
        <div className="mt-5 border-t border-line pt-3">
          <MoneyLine label="Frete" hint="37 t a R$&nbsp;295,00 por tonelada" cents={1_091_500} />
          <MoneyLine label="Combustível" cents={-412_380} />
          <MoneyLine label="Pedágio" cents={-84_660} />
          <MoneyLine label="Alimentação" cents={-21_000} />
        </div>
        <div className="mt-2 flex flex-wrap items-end justify-between gap-x-3 border-t border-line-strong pt-4">
          <span>
            <span className="block font-semibold text-ink-2">Sobrou</span>
            <span className="text-sm text-ink-3">R$&nbsp;4,11 por km</span>
          </span>
          <Money cents={573_460} className="text-figure leading-10 font-extrabold tracking-tight text-pos" />
        </div>
      </div>
      <figcaption data-theme="dark" className="mt-3 text-center text-sm text-ink-3">
        Exemplo com valores inventados
      </figcaption>
    </figure>
  );
}
