/**
 * Types of API requests and responses under the names of the features. They derive from `lib/generated/schema.d.ts`,
 * generated from the OpenAPI document: a change of the API becomes a type error.
 */
import type { ResponseOf, FullBody, Wire } from '@/lib/wire';

/** Stay of a truck from arrival to departure; without a departure it is counted to now. */
export type Stay = ResponseOf<Wire['Stay']>;

/** Stays of a freight, the amount due for them, and the text of the claim. */
export type WaitingTime = ResponseOf<Wire['WaitingTime']>;

/** Tables of the legal minimum: by high performance, and by composition or traction unit only. */
export type MinimumTable = Wire['MinimumTable'];

/** Legal minimum of a freight (piso mínimo), and the offer compared with it. */
export type MinimumFreight = ResponseOf<Wire['MinimumFreight']>;

export type MinimumFreightInput = Wire['MinimumFreightInput'];

export type SimulationInput = FullBody<Wire['SimulationInput'], 'confirm'>;

/** Verdict in words, and the least price to ask where the offer is below it. */
export type Verdict = ResponseOf<Wire['SimulationVerdict']>;

export type SimulationAnswer = ResponseOf<Wire['SimulationAnswer']>;

/** Stored simulation; its result uses the act and tax table of the time it was stored. */
export type Simulation = ResponseOf<Wire['Simulation']>;

export type ComparedMeasure = keyof Wire['BestSimulations'];

/** Simulations side by side: the best id by measure, and differences in words. */
export type SimulationComparison = ResponseOf<Wire['SimulationComparison']>;

/** Body that converts a simulation to a freight; null values default to the simulation's. */
export type ConvertInput = FullBody<Wire['ConvertInput'], 'advanceCents' | 'advanceBps' | 'confirm'>;

/** Offered default of a field, and its source. */
export type Offer = SimulationDefaults['items'][OfferedField];

export type OfferedField = keyof Wire['DefaultFigures'];

export type SimulationDefaults = ResponseOf<Wire['SimulationDefaults']>;

/** Line simulated against real; accrued is the simulation's rate times the driven distance. */
export type ComparisonLine = ResponseOf<Wire['ComparisonLine']>;

export type Comparison = ResponseOf<Wire['Comparison']>;

export type ReminderKind = Wire['ReminderKind'];

/** Kinds of record on which a due item is settled. */
export type TargetKind = Wire['TargetKind'];

/** Record on which a due item is settled. */
export type Target = ResponseOf<Wire['Target']>;

/** Due item; negative days are overdue, null days are due by km only. */
export type Reminder = ResponseOf<Wire['Reminder']>;

/** Items due within the requested days, most urgent first. */
export type Reminders = ResponseOf<Wire['Reminders']>;

/** Freights, maintenance and due papers of some days, by vehicle. */
export type Board = ResponseOf<Wire['Board']>;

export type BoardFreight = ResponseOf<Wire['BoardFreight']>;

export type BoardVehicle = ResponseOf<Wire['BoardVehicle']>;

export type BoardMaintenance = ResponseOf<Wire['BoardMaintenance']>;

/** Kinds of rate tables: legal minimum, carrier taxes, waiting time, diesel price. */
export type RateKind = Wire['RateKind'];

/** Rate table and its validity; without an id it was shipped with the program. */
export type RateTable = ResponseOf<Wire['RateTable']>;

export type RateInput = FullBody<Wire['RateInput']>;

/** Value changed by an import; a null `before` is new, a null `after` is removed. */
export type RateChange = ResponseOf<Wire['RateChange']>;

export type RatePreview = ResponseOf<Wire['RatePreview']>;

export type Agreement = Wire['Agreement'];

export type CnhCategory = Wire['CnhCategory'];

/** Document of a driver and its status; negative days are overdue. */
export type DriverDueLine = ResponseOf<Wire['DriverDueLine']>;

export type DriverInput = FullBody<Wire['DriverInput'], 'confirm'>;

export type Driver = ResponseOf<Wire['DriverRecord']>;

export type AdvanceInput = FullBody<Wire['AdvanceInput'], 'confirm'>;

/** Money given to a driver before or during a trip (vale). */
export type Advance = ResponseOf<Wire['AdvanceRecord']>;

/** Body that creates, changes or previews a settlement; absent values follow the agreement. */
export type DriverPaymentInput = FullBody<
  Wire['DriverPaymentInput'],
  'commissions' | 'salaryCents' | 'dailyAllowanceCents' | 'dueOn'
>;

export type TripLine = ResponseOf<Wire['TripLine']>;

export type AdvanceLine = ResponseOf<Wire['AdvanceLine']>;

export type RefundLine = ResponseOf<Wire['RefundLine']>;

export type DriverPaymentPreview = ResponseOf<Wire['DriverPaymentPreview']>;

/** Settlement with a driver (acerto). */
export type DriverPayment = ResponseOf<Wire['DriverPaymentRecord']>;

export type OpenItems = ResponseOf<Wire['OpenItems']>;

export type PaperKind = Wire['SampleKind'];

export type PaperSample = Wire['DocumentSample'];

export type MaintenanceItemInput = FullBody<Wire['MaintenanceItemInput']>;

export type MaintenanceInput = FullBody<Wire['MaintenanceInput'], 'confirm'>;

export type MaintenancePayment = ResponseOf<Wire['MaintenancePayment']>;

export type MaintenanceRecord = ResponseOf<Wire['MaintenanceRecord']>;

export type MaintenancePreviewInput = FullBody<Wire['MaintenancePreviewInput']>;

export type MaintenancePreview = ResponseOf<Wire['MaintenancePreview']>;

export type PlanState = Wire['PlanState'];

/** Next due day and km of a maintenance plan; the forecast uses the vehicle's own pace. */
export type DueForecast = ResponseOf<Wire['DueForecast']>;

export type MaintenancePlanInput = FullBody<Wire['MaintenancePlanInput']>;

export type MaintenancePlan = ResponseOf<Wire['MaintenancePlanRecord']>;

/** Suggested plan of the starter set; `standing` ones exist already. */
export type MaintenanceStarterItem = ResponseOf<Wire['MaintenanceStarterItem']>;

export type MaintenanceStarterInput = FullBody<Wire['MaintenanceStarterInput']>;

/** Fuel or fluid of a tank. */
export type Fuel = Wire['Fuel'];

/** Reasons for a missing km/l. */
export type FuelMissing = Wire['FuelMissing'];

/** Body of a fill-up; any two of volume, price and total, or three that agree. */
export type FuelInput = FullBody<Wire['FuelInput'], 'confirm'>;

export type FuelRecord = ResponseOf<Wire['FuelRecord']>;

export type FuelPreviewInput = Wire['FuelInput'];

export type FuelPreview = ResponseOf<Wire['FuelPreview']>;

/** Defaults of the next fill-up of a vehicle. */
export type FuelDefaults = ResponseOf<Wire['FuelDefaults']>;

export type KnownStation = ResponseOf<Wire['KnownStation']>;

export type VehicleConsumption = ResponseOf<Wire['VehicleConsumption']>;

export type StationFigures = ResponseOf<Wire['StationFigures']>;

export type FuelConsumption = ResponseOf<Wire['FuelConsumption']>;

/** Kinds of record that post transactions. */
export type SourceKind = Wire['SourceKind'];

/** Record that posted a transaction, where it is edited. */
export type Source = ResponseOf<Wire['Source']>;

/** Part of a series that a change affects. */
export type SeriesScope = Wire['SeriesScope'];

export type MonthFlow = ResponseOf<Wire['MonthFlow']>;

export type CategorySum = ResponseOf<Wire['CategorySum']>;

/** Income and costs of a vehicle; null for those without a vehicle. */
export type VehicleFlow = ResponseOf<Wire['VehicleFlow']>;

export type FinanceSummary = ResponseOf<Wire['Summary']>;

/** Amounts due on a day and the balance after it. */
export type CashDay = ResponseOf<Wire['CashDay']>;

export type CashPoint = ResponseOf<Wire['CashPoint']>;

/** Forecast of the cash. */
export type CashFlow = ResponseOf<Wire['CashFlow']>;

export type CashCountInput = FullBody<Wire['CashCountInput']>;

export type CashCount = ResponseOf<Wire['CashCount']>;

/** Accounting basis: accrual or cash. */
export type Basis = Wire['AccountingBasis'];

export type CostLine = ResponseOf<Wire['CostLine']>;

/** Money and costs excluded from a result. */
export type Outside = ResponseOf<Wire['Outside']>;

/** Part of the category "Salário" and its sum. */
export type PayLine = ResponseOf<Wire['PayLine']>;

/** Month up to which the books are closed. */
export type ClosedMonths = ResponseOf<Wire['ClosedMonths']>;

/** Closing or reopening of a month. */
export type Closing = ResponseOf<Wire['Closing']>;

/** Result of a span of months (DRE). */
export type Statement = ResponseOf<Wire['Statement']>;

/** Freight received and the taxes withheld from it. */
export type TaxSums = ResponseOf<Wire['TaxSums']>;

export type PayerLine = ResponseOf<Wire['PayerLine']>;

export type TaxMonth = ResponseOf<Wire['TaxMonth']>;

/** Carnê-leão of a month, step by step. */
export type CarneLeao = ResponseOf<Wire['CarneLeao']>;

/** Receipt of the year, with its documents and taxes. */
export type TaxReceipt = ResponseOf<Wire['TaxedIncome']>;

/** Income of the year from other sources than freights. */
export type OtherIncome = ResponseOf<Wire['OtherIncome']>;

/** Year for the accountant; its rules are null for a year without tables. */
export type TaxYear = ResponseOf<Wire['TaxYear']>;

/** Figures of a month; unknown ones are null. */
export type MonthFigures = ResponseOf<Wire['MonthFigures']>;

export type MonthForecast = ResponseOf<Wire['MonthForecast']>;

/** Income and costs of a vehicle in the month; null for those without a vehicle. */
export type VehicleMonth = ResponseOf<Wire['VehicleMonth']>;

/** Freight under way and its result so far. */
export type UnderWay = ResponseOf<Wire['UnderWay']>;

/** Receivables of a client: overdue, due today, or due later. */
export type Owed = ResponseOf<Wire['Owed']>;

/** Client with open receivables; null for those without a client. */
export type Debtor = ResponseOf<Wire['Debtor']>;

/** Receivables by overdue age. */
export type Receivables = ResponseOf<Wire['Receivables']>;

/** Today: freights under way, reminders, receivables. */
export type Present = ResponseOf<Wire['Present']>;

/** Dashboard of a month; `present` is null for any other month than this one. */
export type Dashboard = ResponseOf<Wire['Dashboard']>;

/** Page of a list; `nextCursor` is null on the last one. */
export type Page<T> = { items: T[]; nextCursor: string | null };

export type FieldProblem = ResponseOf<Wire['FieldError']>;

/** Implausible value that the user may confirm. */
export type Warning = Pick<Wire['Warning'], 'code' | 'message' | 'field'>;

/** Closed month that a write would change, and the affected figures. */
export type ClosedMonth = ResponseOf<Wire['ClosedMonth']>;

/** RFC 9457 problem with the extension members of this API. */
export type Problem = Pick<Wire['ProblemBody'], 'type' | 'title' | 'status'> & {
  detail?: string;
  requestId?: string;
  errors?: FieldProblem[];
  warnings?: Warning[];
  closedMonths?: ClosedMonth[];
  current?: unknown;
};

/** Members of every stored record. */
export type Stored = Pick<ResponseOf<Wire['Client']>, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

export type ProfileInput = FullBody<Wire['ProfileInput']>;

export type User = ResponseOf<Wire['User']>;

export type VehicleType = Wire['VehicleType'];

/** Truck or trailer; a truck with a body is a rigid truck, without one a tractor. */
export type Vehicle = ResponseOf<Wire['VehicleRecord']>;

export type VehicleInput = FullBody<Wire['VehicleInput'], 'confirm'>;

/** Due date of a vehicle and its status; negative days are overdue. */
export type VehicleDueDate = ResponseOf<Wire['DueLine']>;

export type VehicleSummary = ResponseOf<Wire['VehicleSummary']>;

/** Licensing date of a plate by a state's calendar and its rule; null where the state has none. */
export type LicensingSuggestion = ResponseOf<Wire['LicensingSuggestion']>;

export type ClientInput = FullBody<Wire['ClientInput']>;

export type Client = ResponseOf<Wire['Client']>;

export type ClientSummary = ResponseOf<Wire['ClientSummary']>;

export type CargoType = Wire['CargoType'];
export type FreightStatus = Wire['FreightStatus'];
export type Pricing = Wire['Pricing'];
export type TollPayer = Wire['TollPayer'];

export type FreightInput = FullBody<Wire['FreightInput'], 'advanceCents' | 'advanceBps' | 'confirm'>;

/** Municipality by its IBGE code. */
export type City = ResponseOf<Wire['City']>;

/** Receivable of a freight's price: advance or balance, or a part of one. */
export type Receivable = ResponseOf<Wire['Receivable']>;

/** Open amounts beside the price, such as a stay. */
export type ExtraReceivable = ResponseOf<Wire['ExtraReceivable']>;

export type Freight = ResponseOf<Wire['FreightRecord']>;

export type ListedFreight = ResponseOf<Wire['ListedFreight']>;

/** Sums of a list of freights, in total and by month. */
export type FreightSummary = ResponseOf<Wire['FreightSummary']>;

export type FreightSums = ResponseOf<Wire['FreightSums']>;

export type FreightMove = Wire['StatusChange'];

export type Arrival = Wire['Arrival'];

/** Place where a truck waits: loading or unloading. */
export type StayPlace = Wire['StayPlace'];

export type FreightEvent = ResponseOf<Wire['FreightEvent']>;

export type FreightResult = ResponseOf<Wire['FreightProfit']>;

/** Expected costs and net of a freight under way. */
export type FreightForecast = ResponseOf<Wire['FreightForecast']>;

/** Result of a freight, compared with the legal minimum and its simulation. */
export type FreightOutcome = ResponseOf<Wire['FreightProfitDetails']>;

export type TransactionKind = Wire['TransactionKind'];
export type Category = Wire['Category'];

/** Body of a transaction; `series` only creates, `scope` only changes. */
export type TransactionInput = FullBody<
  Wire['TransactionInput'],
  'installments' | 'repeatUntil' | 'enteredOn' | 'scope' | 'principalCents' | 'financed' | 'repayment' | 'confirm'
>;

/** Transaction; its source is the record that posted it, null for a manual one. */
export type Transaction = ResponseOf<Wire['TransactionRecord']>;

/** Offered distance between two cities, or the reason for its absence. */
export type Distance = ResponseOf<Wire['Distance']>;
