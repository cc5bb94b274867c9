/** An example simulation, made of the product's own parts. */
import { CostBars } from '@/components/charts/cost-bars';
import { MoneyLine } from '@/components/ui/money';
import { Notice } from '@/components/ui/states';

/** 980 km loaded and 120 empty with six axles; the minimum is that of Portaria SUROC 22/2026. */
const costs = [
  { key: 'diesel', label: 'Diesel', cents: 324_936 },
  { key: 'wear', label: 'Manutenção e pneus', cents: 80_300 },
  { key: 'fixed', label: 'Seguro e prestação', cents: 48_636 },
  { key: 'taxes', label: 'INSS, SEST e SENAT', cents: 24_030 },
  { key: 'daily', label: 'Alimentação e pernoite', cents: 18_000 },
];

/** The verdict, the bill, and the legal minimum. */
export function SampleSimulation() {
  return (
    <>
      <Notice tone="pos">
        <span className="text-lg font-bold">Vale a pena: sobram R$&nbsp;3,58 por km</span>
        <span className="block text-sm">R$&nbsp;844,06 acima do piso mínimo</span>
      </Notice>
      <div className="mt-3">
        <MoneyLine label="Oferta" hint="980 km carregados, 120 vazios, 2 dias" cents={890_000} />
        <MoneyLine label="Custo da viagem" cents={-495_902} />
        <MoneyLine label="Sobra" cents={394_098} total />
      </div>
      <div className="mt-4">
        <CostBars rows={costs} />
      </div>
    </>
  );
}
