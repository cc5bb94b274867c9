/** Labels of simulations and verdicts. */
import type { Simulation, SimulationAnswer, Verdict } from '@/api/types';
import { verdictKindLabels } from '@/lib/generated/enum-labels';
import { formatMoney } from '@/lib/format/money';
import type { Status } from '@/components/ui/badge';

/** Short verdicts; sentences are the server's. */
export const verdictLabels: typeof verdictKindLabels = {
  ...verdictKindLabels,
  below_day: 'Não paga o dia',
  break_even: 'Só empata',
};

/** Badge status of a verdict. */
export const verdictStatus: Record<Verdict['tone'], Status> = { pos: 'paid', warn: 'pending', neg: 'overdue' };

type Named = Pick<Simulation, 'number' | 'name' | 'originCity' | 'destinationCity'>;

/** "Campinas → Rondonópolis"; null without both cities. */
export function routeLabel({ originCity, destinationCity }: Named): string | null {
  return originCity && destinationCity ? `${originCity.name} → ${destinationCity.name}` : null;
}

/** Name, else route, else number. */
export function simulationTitle(simulation: Named): string {
  return simulation.name ?? routeLabel(simulation) ?? `Simulação nº ${simulation.number}`;
}

/** "Sobra" or "Prejuízo". */
export function netLabel({ netCents }: Pick<SimulationAnswer, 'netCents'>): string {
  return netCents < 0 ? 'Prejuízo' : 'Sobra';
}

/** "R$ 295,00/t": an amount in the offer's pricing. */
export function rateLabel(pricing: Simulation['pricing'], cents: number): string {
  return `${formatMoney(cents)}${{ fixed: '', per_ton: '/t', per_km: '/km' }[pricing]}`;
}

export function convertHref(id: number): string {
  return `${simulationHref(id)}&convert=1`;
}

export function simulationHref(id: number): string {
  return `/freight-simulations?id=${id}`;
}

const expected: readonly (readonly [word: string, kinds: readonly string[]])[] = [
  ['manutenção', ['maintenance']],
  ['pneus', ['tires']],
  ['comida', ['daily']],
  ['custos do mês', ['insurance', 'loan', 'depreciation', 'other_monthly']],
];

/** Usual costs that are missing from the result, which overstate the net. */
export function leftOut({ lines }: Pick<SimulationAnswer, 'lines'>): string[] {
  return expected.filter(([, kinds]) => !lines.some(({ kind }) => kinds.includes(kind))).map(([word]) => word);
}
