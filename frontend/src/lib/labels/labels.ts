/** Portuguese labels that differ from the server's, and the order and groups of closed lists. */
import {
  bodyTypeLabels,
  freightStatusLabels,
  sourcePartLabels,
  vehicleTypeLabels,
  cargoTypeLabels as allCargoTypeLabels,
  pricingLabels as allPricingLabels,
} from '@/lib/generated/enum-labels';
import { codesOf, countOf, joinList } from '@/lib/format/text';
import type { ResponseOf, Wire } from '@/lib/wire';
import { formatPlate } from '@/lib/format/br-documents';

export type EndedAccess = ResponseOf<Wire['EndedAccess']>;

/** "2 sessões encerradas. Chaves revogadas: Contador e Planilha."; empty without any. */
export function endedAccessText({ endedSessions, revokedTokens }: EndedAccess): string {
  const sentences: string[] = [];
  if (endedSessions > 0) sentences.push(`${countOf(endedSessions, 'sessão encerrada', 'sessões encerradas')}.`);
  if (revokedTokens.length > 0) {
    const what = revokedTokens.length === 1 ? 'Chave revogada' : 'Chaves revogadas';
    sentences.push(`${what}: ${joinList(revokedTokens)}.`);
  }
  return sentences.join(' ');
}

/** "BRA2E19 · Azulão". */
export function vehicleChoice({
  plate,
  nickname,
}: Pick<ResponseOf<Wire['VehicleRecord']>, 'plate' | 'nickname'>): string {
  return [formatPlate(plate), nickname].filter(Boolean).join(' · ');
}

/** "nº 12 · Campinas → Rondonópolis". */
export function freightChoice(
  freight: Pick<ResponseOf<Wire['FreightRecord']>, 'number' | 'originCity' | 'destinationCity'>,
): string {
  return `nº ${freight.number} · ${freight.originCity.name} → ${freight.destinationCity.name}`;
}

/** "Campinas, SP". */
export function cityLabel({ name, uf }: Pick<ResponseOf<Wire['City']>, 'name' | 'uf'>): string {
  return `${name}, ${uf}`;
}

type Status = Wire['FreightStatus'];

const done: Record<Status, string> = {
  scheduled: 'voltou para agendado',
  loading: 'começou a carregar',
  in_transit: 'saiu carregado',
  unloading: 'começou a descarregar',
  completed: 'concluído',
};

export const arrivalDone: Record<Wire['StayPlace'], string> = {
  loading: 'chegou para carregar',
  unloading: 'chegou para descarregar',
};

/** True if a move is a correction back. */
export function isBack(from: Status, to: Status): boolean {
  return freightStatusOrder.indexOf(to) < freightStatusOrder.indexOf(from);
}

/** "começou a carregar", "voltou para “Carregando”". */
export function moveDone(from: Status, to: Status): string {
  return isBack(from, to) ? `voltou para “${freightStatusLabels[to]}”` : done[to];
}

export const cargoTypeLabels: typeof allCargoTypeLabels = {
  ...allCargoTypeLabels,
  hazardous_solid_bulk: 'Perigosa: granel sólido',
  hazardous_liquid_bulk: 'Perigosa: granel líquido',
  hazardous_refrigerated: 'Perigosa: frigorificada ou aquecida',
  hazardous_containerized: 'Perigosa: conteinerizada',
  hazardous_general: 'Perigosa: carga geral',
};

export const pricingLabels: typeof allPricingLabels = { ...allPricingLabels, fixed: 'Fechado' };

export const tollPayerLabels: Record<Wire['TollPayer'], string> = {
  shipper: 'Embarcador (vale-pedágio)',
  driver: 'Eu pago',
};

export type IncomeCategory = Extract<Wire['Category'], 'frete' | 'emprestimo' | 'venda' | 'outros'>;

export type ExpenseCategory = Exclude<Wire['Category'], 'frete' | 'venda'>;

export const freightStatusOrder: readonly Wire['FreightStatus'][] = codesOf(freightStatusLabels);

/** Button labels of moves, by target status. */
export const freightMoveLabels: Record<Wire['FreightStatus'], string> = {
  scheduled: 'Voltar para agendado',
  loading: 'Começar a carregar',
  in_transit: 'Sair carregado',
  unloading: 'Começar a descarregar',
  completed: 'Concluir frete',
};

/** Button labels of arrivals, by place. */
export const freightArrivalLabels: Record<Wire['StayPlace'], string> = {
  loading: 'Cheguei para carregar',
  unloading: 'Cheguei para descarregar',
};

/** In the order they are offered. */
export const incomeCategories: readonly IncomeCategory[] = ['frete', 'venda', 'emprestimo', 'outros'];

/** In the order they are offered. */
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

/** Drivers' name of a vehicle: a truck with a body is a rigid truck. */
export function vehicleKind(vehicle: Pick<ResponseOf<Wire['VehicleRecord']>, 'type' | 'bodyType'>): string {
  if (vehicle.bodyType === null) return vehicleTypeLabels[vehicle.type];
  const body = bodyTypeLabels[vehicle.bodyType];
  const word = body.toLowerCase();
  // "Carreta graneleira": adjectives agree in gender.
  return vehicle.type === 'truck' ? `Caminhão ${word}` : `Carreta ${word.replace(/o$/, 'a')}`;
}

/** "Adiantamento do frete nº 12". */
export function sourceLabel(part: ResponseOf<Wire['Receivable']>['part'], freightNumber: number | null): string {
  const label = sourcePartLabels[part];
  return freightNumber === null ? `${label} de frete` : `${label} do frete nº ${freightNumber}`;
}

/** Explanation of a share of the net. */
export const netCommissionSentence =
  'Sobre o frete menos os gastos da viagem: combustível, ARLA, pedágio que o vale não cobriu, alimentação, pernoite e outros. Prestação, seguro, manutenção e impostos não entram.';
