/** The filters that are on, in words. */
import { useDriverChoices, useVehicleChoices } from '@/api/choices';
import { formatPlate } from '@/lib/format/br-documents';
import { categoryLabels } from '@/lib/generated/choices';
import { formatDate } from '@/lib/format/dates';
import { type FilterName, type FinanceFilters } from './finance-queries';

/** A filter that is on, and what takes it away. */
export type FilterWord = { name: string; word: string; off: Partial<Record<FilterName, string>> };

function span({ from, to }: FinanceFilters): string {
  if (from === '') return `Vence até ${formatDate(to)}`;
  if (to === '') return `Vence desde ${formatDate(from)}`;
  return from === to ? `Vence em ${formatDate(from)}` : `Vence de ${formatDate(from)} a ${formatDate(to)}`;
}

/** Label of each effect, by its code in the address. */
const effectWords: Record<string, string> = {
  both: 'Sem a casa e sem empréstimo recebido',
  cash: 'Não é receita nem custo',
  result: 'Não mexe no dinheiro',
};

/** Filters shown as chips: all but the search and what "Mostrar" says. */
export function useFilterWords(values: FinanceFilters, userId: number): FilterWord[] {
  const vehicles = useVehicleChoices(userId).data?.items ?? [];
  const drivers = useDriverChoices(userId).data?.items ?? [];
  const plate = vehicles.find(({ id }) => String(id) === values.vehicleId)?.plate;
  const driver = drivers.find(({ id }) => String(id) === values.driverId)?.name;
  const category = Object.entries(categoryLabels).find(([code]) => code === values.category)?.[1];
  const words: [FilterName, string][] = [
    ['category', category ?? 'Categoria'],
    ['vehicleId', plate ? formatPlate(plate) : 'Veículo'],
    ['driverId', driver ?? 'Motorista'],
    ['personal', values.personal === 'true' ? 'Só da casa' : 'Sem a casa'],
    ['seriesId', 'Da mesma série'],
    ['effect', effectWords[values.effect] ?? 'Efeito'],
  ];
  const on: FilterWord[] = words
    .filter(([name]) => values[name] !== '')
    .map(([name, word]) => ({ name, word, off: { [name]: '' } }));
  if (values.from !== '' || values.to !== '') on.push({ name: 'days', word: span(values), off: { from: '', to: '' } });
  return on;
}
