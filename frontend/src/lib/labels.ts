/** The Portuguese words for every code the server speaks. */
import type {
  BodyType,
  CargoType,
  Category,
  ExpenseCategory,
  FreightStatus,
  IncomeCategory,
  PaymentStatus,
  Pricing,
  Receivable,
  TollPayer,
  TransactionKind,
  Vehicle,
  VehicleStatus,
  VehicleType,
} from '@/api/types';

/** Truck and trailer as known.md names them. */
export const vehicleTypeLabels: Record<VehicleType, string> = { truck: 'Cavalo Mecânico', trailer: 'Carreta' };

/** Vehicle states. */
export const vehicleStatusLabels: Record<VehicleStatus, string> = {
  active: 'Ativo',
  maintenance: 'Em manutenção',
  inactive: 'Inativo',
};

/** Bodies of trailers and rigid trucks. */
export const bodyTypeLabels: Record<BodyType, string> = {
  grain: 'Graneleiro',
  box: 'Baú',
  curtain_side: 'Sider',
  refrigerated: 'Frigorífico',
  tank: 'Tanque',
  container: 'Porta-contêiner',
  lowboy: 'Prancha',
  dump: 'Caçamba',
  car_carrier: 'Cegonha',
  flatbed: 'Carga seca',
};

/** The five states of a freight. */
export const freightStatusLabels: Record<FreightStatus, string> = {
  scheduled: 'Agendado',
  loading: 'Carregando',
  in_transit: 'Em trânsito',
  unloading: 'Descarregando',
  completed: 'Concluído',
};

/** The order in which a freight goes through its states. */
export const freightStatusOrder: readonly FreightStatus[] = [
  'scheduled',
  'loading',
  'in_transit',
  'unloading',
  'completed',
];

/** What the button says that takes a freight into the state. */
export const freightMoveLabels: Record<FreightStatus, string> = {
  scheduled: 'Voltar para agendado',
  loading: 'Começar a carregar',
  in_transit: 'Sair carregado',
  unloading: 'Cheguei: descarregar',
  completed: 'Concluir frete',
};

/** The legal list of cargo types. */
export const cargoTypeLabels: Record<CargoType, string> = {
  solid_bulk: 'Granel sólido',
  liquid_bulk: 'Granel líquido',
  refrigerated: 'Frigorificada ou aquecida',
  containerized: 'Conteinerizada',
  general: 'Carga geral',
  neobulk: 'Neogranel',
  hazardous_solid_bulk: 'Perigosa: granel sólido',
  hazardous_liquid_bulk: 'Perigosa: granel líquido',
  hazardous_refrigerated: 'Perigosa: frigorificada ou aquecida',
  hazardous_containerized: 'Perigosa: conteinerizada',
  hazardous_general: 'Perigosa: carga geral',
  pressurized_bulk: 'Granel pressurizada',
};

/** How a freight is priced. */
export const pricingLabels: Record<Pricing, string> = {
  fixed: 'Fechado',
  per_ton: 'Por tonelada',
  per_km: 'Por km',
};

/** Who bears the toll. */
export const tollPayerLabels: Record<TollPayer, string> = {
  shipper: 'Embarcador (vale-pedágio)',
  driver: 'Eu pago',
};

/** Income and expense. */
export const transactionKindLabels: Record<TransactionKind, string> = { income: 'Receita', expense: 'Despesa' };

/** Paid and pending. */
export const paymentStatusLabels: Record<PaymentStatus, string> = { paid: 'Pago', pending: 'Pendente' };

/** All categories of the books. */
export const categoryLabels: Record<Category, string> = {
  frete: 'Frete',
  emprestimo: 'Empréstimo',
  venda: 'Venda',
  outros: 'Outros',
  combustivel: 'Combustível',
  manutencao: 'Manutenção',
  pedagio: 'Pedágio',
  salario: 'Salário',
  alimentacao: 'Alimentação',
  hospedagem: 'Hospedagem',
  impostos: 'Impostos',
  licenciamento: 'Licenciamento',
  seguro: 'Seguro',
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

/** The two sums of a freight. */
export function receivableLabel(part: Receivable['part']): string {
  return part === 'advance' ? 'Adiantamento' : 'Saldo';
}

/** The kind of vehicle a driver would say: a truck with a body is a rigid truck. */
export function vehicleKind(vehicle: Pick<Vehicle, 'type' | 'bodyType'>): string {
  if (vehicle.bodyType === null) return vehicleTypeLabels[vehicle.type];
  const body = bodyTypeLabels[vehicle.bodyType];
  const word = body.toLowerCase();
  // "Carreta graneleira": the words that end in -o go with the gender of what they describe.
  return vehicle.type === 'truck' ? `Caminhão ${word}` : `Carreta ${word.replace(/o$/, 'a')}`;
}

/** "Adiantamento do frete nº 12". */
export function sourceLabel(part: Receivable['part'], freightNumber: number | null): string {
  const label = receivableLabel(part);
  return freightNumber === null ? `${label} de frete` : `${label} do frete nº ${freightNumber}`;
}

/** What a share of the net is of. */
export const netCommissionSentence =
  'Sobre o frete menos os gastos da viagem: combustível, ARLA, pedágio sem vale, alimentação, pernoite e outros. Prestação, seguro, manutenção e impostos não entram.';
