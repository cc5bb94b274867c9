/** How simulations are called, and their verdict at a glance. */
import type { Simulation, SimulationAnswer, Verdict } from '@/api/types';
import { verdictKindLabels } from '@/lib/generated/choices';
import { formatMoney } from '@/lib/format/money';
import type { Status } from '@/components/ui/badge';

/** The verdict in two or three words; the sentence comes from the server. */
export const verdictLabels: typeof verdictKindLabels = {
  ...verdictKindLabels,
  below_day: 'Não paga o dia',
  break_even: 'Só empata',
};

/** The status whose colour and shape a verdict takes. */
export const verdictStatus: Record<Verdict['tone'], Status> = { pos: 'paid', warn: 'pending', neg: 'overdue' };

type Named = Pick<Simulation, 'number' | 'name' | 'originCity' | 'destinationCity'>;

/** "Campinas → Rondonópolis"; null while a city is missing. */
export function routeWords({ originCity, destinationCity }: Named): string | null {
  return originCity && destinationCity ? `${originCity.name} → ${destinationCity.name}` : null;
}

/** Its name, else its route, else its number. */
export function simulationTitle(simulation: Named): string {
  return simulation.name ?? routeWords(simulation) ?? `Simulação nº ${simulation.number}`;
}

/** "Sobra" or "Prejuízo". */
export function netLabel({ netCents }: Pick<SimulationAnswer, 'netCents'>): string {
  return netCents < 0 ? 'Prejuízo' : 'Sobra';
}

/** "R$ 295,00/t": an amount in the pricing of the offer. */
export function rateWords(pricing: Simulation['pricing'], cents: number): string {
  return `${formatMoney(cents)}${{ fixed: '', per_ton: '/t', per_km: '/km' }[pricing]}`;
}

/** The address of a simulation with the sheet open that makes a freight of it. */
export function convertHref(id: number): string {
  return `${simulationHref(id)}&convert=1`;
}

/** The address of a simulation. */
export function simulationHref(id: number): string {
  return `/freight-simulations?id=${id}`;
}

const expected: readonly (readonly [word: string, kinds: readonly string[]])[] = [
  ['manutenção', ['maintenance']],
  ['pneus', ['tires']],
  ['comida', ['daily']],
  ['custos do mês', ['insurance', 'loan', 'depreciation', 'other_monthly']],
];

/** The usual costs of which the answer holds nothing: without them what is left looks greater than it is. */
export function leftOut({ lines }: Pick<SimulationAnswer, 'lines'>): string[] {
  return expected.filter(([, kinds]) => !lines.some(({ kind }) => kinds.includes(kind))).map(([word]) => word);
}
