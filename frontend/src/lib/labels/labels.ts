/** The Portuguese words of a screen where they are not those of the server, which are in `choices`. */
import { bodyTypeLabels, freightStatusLabels, sourcePartLabels, vehicleTypeLabels } from '@/lib/generated/choices';
import { codesOf } from '@/lib/format/text';
import type { Answer, Wire } from '@/lib/wire';

/** Categories that an income may have. */
export type IncomeCategory = Extract<Wire['Category'], 'frete' | 'emprestimo' | 'venda' | 'outros'>;

/** Categories that an expense may have. */
export type ExpenseCategory = Exclude<Wire['Category'], 'frete' | 'venda'>;

/** The order in which a freight goes through its states. */
export const freightStatusOrder: readonly Wire['FreightStatus'][] = codesOf(freightStatusLabels);

/** Label of the button that moves a freight into the state. */
export const freightMoveLabels: Record<Wire['FreightStatus'], string> = {
  scheduled: 'Voltar para agendado',
  loading: 'Começar a carregar',
  in_transit: 'Sair carregado',
  unloading: 'Começar a descarregar',
  completed: 'Concluir frete',
};

/** Label of the button that records the arrival at the place. */
export const freightArrivalLabels: Record<Wire['StayPlace'], string> = {
  loading: 'Cheguei para carregar',
  unloading: 'Cheguei para descarregar',
};

/** Categories that an income may have, in the order they are offered. */
export const incomeCategories: readonly IncomeCategory[] = ['frete', 'venda', 'emprestimo', 'outros'];

/** Categories that an expense may have, in the order they are offered. */
export const expenseCategories: readonly ExpenseCategory[] = [
  'combustivel',
  'pedagio',
  'alimentacao',
  'hospedagem',
  'manutencao',
  'salario',
  'impostos',
  'licenciamento',
  'seguro',
  'emprestimo',
  'outros',
];

/** The kind of vehicle a driver would say: a truck with a body is a rigid truck. */
export function vehicleKind(vehicle: Pick<Answer<Wire['VehicleRecord']>, 'type' | 'bodyType'>): string {
  if (vehicle.bodyType === null) return vehicleTypeLabels[vehicle.type];
  const body = bodyTypeLabels[vehicle.bodyType];
  const word = body.toLowerCase();
  // "Carreta graneleira": the words that end in -o go with the gender of what they describe.
  return vehicle.type === 'truck' ? `Caminhão ${word}` : `Carreta ${word.replace(/o$/, 'a')}`;
}

/** "Adiantamento do frete nº 12". */
export function sourceLabel(part: Answer<Wire['Receivable']>['part'], freightNumber: number | null): string {
  const label = sourcePartLabels[part];
  return freightNumber === null ? `${label} de frete` : `${label} do frete nº ${freightNumber}`;
}

/** Base of a share of the net. */
export const netCommissionSentence =
  'Sobre o frete menos os gastos da viagem: combustível, ARLA, pedágio que o vale não cobriu, alimentação, pernoite e outros. Prestação, seguro, manutenção e impostos não entram.';
