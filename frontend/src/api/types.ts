/**
 * The shapes that travel between app and server, by the names the features use.
 * Once `schema.d.ts` is generated from the server's OpenAPI document these become re-exports of it: nothing else changes.
 */

/** What every stored record carries. */
export type Stored = { id: number; version: number; createdAt: string; updatedAt: string };

/** A page of a list; `nextCursor` is null on the last one. */
export type Page<T> = { items: T[]; nextCursor: string | null };

/** One thing wrong with one field. */
export type FieldProblem = { field: string; code: string; message: string };

/** Something unlikely that the person may confirm. */
export type Warning = { code: string; message: string };

/** RFC 9457 problem with our members. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  requestId?: string;
  errors?: FieldProblem[];
  warnings?: Warning[];
  current?: unknown;
};

/** The signed-in person. */
export type User = Stored & {
  name: string;
  email: string;
  phone: string | null;
  cpf: string | null;
  rntrc: string | null;
  timeZone: string;
  cnhDueOn: string | null;
  toxicologicalDueOn: string | null;
  isMaster: boolean;
};

export type VehicleType = 'truck' | 'trailer';
export type VehicleStatus = 'active' | 'maintenance' | 'inactive';
export type BodyType =
  | 'grain'
  | 'box'
  | 'curtain_side'
  | 'refrigerated'
  | 'tank'
  | 'container'
  | 'lowboy'
  | 'dump'
  | 'car_carrier'
  | 'flatbed';

/** A due date of the owner's own. */
export type OwnDueDate = { name: string; dueOn: string };

type VehicleFields = {
  type: VehicleType;
  status: VehicleStatus;
  plate: string;
  nickname: string | null;
  brand: string | null;
  model: string | null;
  manufactureYear: number | null;
  modelYear: number | null;
  renavam: string | null;
  chassis: string | null;
  color: string | null;
  axles: number;
  /** A truck with a body is a rigid truck; without, a tractor. */
  bodyType: BodyType | null;
  tareKg: number | null;
  capacityKg: number | null;
  tankCapacityMl: number | null;
  expectedMetersPerLiter: number | null;
  odometerKm: number;
  purchasedOn: string | null;
  purchasePriceCents: number | null;
  residualValueCents: number | null;
  usefulLifeMonths: number | null;
  licensingDueOn: string | null;
  insuranceDueOn: string | null;
  tachographDueOn: string | null;
  rntrcDueOn: string | null;
  dueDates: OwnDueDate[];
  notes: string | null;
};

/** A truck or a trailer. */
export type Vehicle = Stored & VehicleFields;

/** What is sent to make or change a vehicle. */
export type VehicleInput = VehicleFields & { confirm?: string[] };

/** A due date of a vehicle and how it stands. */
export type VehicleDueDate = {
  code: 'licensing' | 'insurance' | 'tachograph' | 'rntrc' | 'own';
  name: string;
  dueOn: string;
  /** Negative when overdue. */
  days: number;
  state: 'ok' | 'soon' | 'expired';
};

/** A cost of one category. */
export type CategoryCost = { category: Category; amountCents: number };

/** A vehicle's life in figures. */
export type VehicleSummary = {
  freights: { count: number; openCount: number; revenueCents: number; loadedKm: number; emptyKm: number };
  costs: CategoryCost[];
  costCents: number;
  netCents: number;
  costPerKmCents: number | null;
  dueDates: VehicleDueDate[];
};

/** What is sent to make or change a client. */
export type ClientInput = { name: string; document: string | null; phone: string | null; notes: string | null };

/** Who orders and pays freights. */
export type Client = Stored & ClientInput;

/** How a client pays. */
export type ClientSummary = {
  freightCount: number;
  revenueCents: number;
  receivedCents: number;
  openCents: number;
  overdueCents: number;
  overdueCount: number;
  averageDaysLate: number | null;
};

export type CargoType =
  | 'solid_bulk'
  | 'liquid_bulk'
  | 'refrigerated'
  | 'containerized'
  | 'general'
  | 'neobulk'
  | 'hazardous_solid_bulk'
  | 'hazardous_liquid_bulk'
  | 'hazardous_refrigerated'
  | 'hazardous_containerized'
  | 'hazardous_general'
  | 'pressurized_bulk';
export type FreightStatus = 'scheduled' | 'loading' | 'in_transit' | 'unloading' | 'completed';
export type Pricing = 'fixed' | 'per_ton' | 'per_km';
export type TollPayer = 'shipper' | 'driver';

type FreightFields = {
  clientId: number | null;
  originCityCode: number;
  destinationCityCode: number;
  distanceKm: number;
  emptyKm: number;
  cargoType: CargoType;
  cargoDescription: string | null;
  weightKg: number | null;
  pricing: Pricing;
  rateCents: number;
  advanceCents: number;
  advanceDueOn: string | null;
  balanceDueOn: string | null;
  tollCents: number;
  tollPayer: TollPayer;
  truckId: number;
  trailerIds: number[];
  /** Null takes the sum of the vehicles. */
  axles: number | null;
  commissionBps: number | null;
  scheduledFor: string;
  odometerStartKm: number | null;
  odometerEndKm: number | null;
  cteKey: string | null;
  ciot: string | null;
  mdfeKey: string | null;
  notes: string | null;
};

/** What is sent to make or change a freight. */
export type FreightInput = FreightFields;

/** A municipality by its IBGE code. */
export type City = { code: number; name: string; uf: string };

/** A vehicle as a freight names it. */
export type VehicleRef = { id: number; plate: string; nickname: string | null };

/** One of the two sums a freight is paid in. */
export type Receivable = {
  transactionId: number;
  part: 'advance' | 'balance';
  amountCents: number;
  dueOn: string;
  paidOn: string | null;
  status: PaymentStatus;
  overdueDays: number;
};

/** A trip for a client. */
export type Freight = Stored &
  FreightFields & {
    number: number;
    status: FreightStatus;
    cancelledOn: string | null;
    cancelReason: string | null;
    grossCents: number;
    balanceCents: number;
    originCity: City;
    destinationCity: City;
    client: { id: number; name: string; phone: string | null } | null;
    truck: VehicleRef;
    trailers: VehicleRef[];
    /** The states it may go to now. */
    moves: FreightStatus[];
    receivables: Receivable[];
    receivedCents: number;
    openCents: number;
  };

/** What is sent to move a freight. */
export type FreightMove = {
  status: FreightStatus;
  occurredAt?: string | null;
  odometerKm?: number | null;
  note?: string | null;
  confirm?: string[];
};

/** One line of a freight's timeline. */
export type FreightEvent = {
  id: number;
  kind: 'status' | 'cancelled' | 'reopened';
  fromStatus: FreightStatus | null;
  toStatus: FreightStatus | null;
  occurredAt: string;
  odometerKm: number | null;
  note: string | null;
  createdAt: string;
};

/** What a freight earned. */
export type FreightResult = {
  revenueCents: number;
  receivedCents: number;
  openCents: number;
  costs: CategoryCost[];
  costCents: number;
  commissionCents: number;
  netCents: number;
  marginBps: number | null;
  loadedKm: number;
  emptyKm: number;
  totalKm: number;
  revenuePerLoadedKmCents: number | null;
  revenuePerTotalKmCents: number | null;
  netPerTotalKmCents: number | null;
  days: number | null;
  tollVoucher: null | { providedCents: number; spentCents: number; leftCents: number; missingCents: number };
  /** Toll the driver bears and has not booked yet. */
  expectedTollCents: number | null;
};

export type TransactionKind = 'income' | 'expense';
export type PaymentStatus = 'paid' | 'pending';
export type IncomeCategory = 'frete' | 'emprestimo' | 'venda' | 'outros';
export type ExpenseCategory =
  | 'combustivel'
  | 'manutencao'
  | 'pedagio'
  | 'salario'
  | 'alimentacao'
  | 'hospedagem'
  | 'impostos'
  | 'licenciamento'
  | 'seguro'
  | 'emprestimo'
  | 'outros';
export type Category = IncomeCategory | ExpenseCategory;

/** What is sent to make or change a transaction. */
export type TransactionInput = {
  kind: TransactionKind;
  category: Category;
  description: string;
  amountCents: number;
  dueOn: string;
  paidOn: string | null;
  vehicleId: number | null;
  freightId: number | null;
};

/** A line of the books. */
export type Transaction = Stored &
  TransactionInput & {
    status: PaymentStatus;
    overdueDays: number;
    /** What posted it; null when a person did. */
    source: null | { kind: 'freight'; id: number; part: 'advance' | 'balance' };
    freightNumber: number | null;
    clientName: string | null;
    plate: string | null;
  };

/** The distance offered between two cities, or the reason why there is none. */
export type Distance = { distanceKm: number | null; approximate: true; toleranceBps: number; reason: string | null };
