/**
 * Types of API requests and responses under the names of the features. They derive from `lib/generated/schema.d.ts`,
 * generated from the OpenAPI document: a change of the API becomes a type error.
 */
import type { Answer, Whole, Wire } from '@/lib/wire';

/** Stay of a truck from arrival to departure; without a departure it is counted to now. */
export type Stay = Answer<Wire['Stay']>;

/** Stays of a freight, the amount due for them, and the text of the claim. */
export type WaitingTime = Answer<Wire['WaitingTime']>;

/** Tables of the legal minimum: by high performance, and by composition or traction unit only. */
export type MinimumTable = Wire['MinimumTable'];

/** Legal minimum of a freight (piso mínimo), and the offer compared with it. */
export type MinimumFreight = Answer<Wire['MinimumFreight']>;

export type MinimumFreightInput = Wire['MinimumFreightInput'];

export type SimulationInput = Whole<Wire['SimulationInput'], 'confirm'>;

/** Verdict in words, and the least price to ask where the offer is below it. */
export type Verdict = Answer<Wire['SimulationVerdict']>;

export type SimulationAnswer = Answer<Wire['SimulationAnswer']>;

/** Stored simulation; its result uses the act and tax table of the time it was stored. */
export type Simulation = Answer<Wire['Simulation']>;

export type ComparedMeasure = keyof Wire['BestSimulations'];

/** Simulations side by side: the best id by measure, and differences in words. */
export type SimulationComparison = Answer<Wire['SimulationComparison']>;

/** Body that converts a simulation to a freight; null values default to the simulation's. */
export type ConvertInput = Whole<Wire['ConvertInput'], 'advanceCents' | 'advanceBps' | 'confirm'>;

/** Offered default of a field, and its source. */
export type Offer = SimulationDefaults['items'][OfferedField];

export type OfferedField = keyof Wire['DefaultFigures'];

export type SimulationDefaults = Answer<Wire['SimulationDefaults']>;

/** Line simulated against real; accrued is the simulation's rate times the driven distance. */
export type ComparisonLine = Answer<Wire['ComparisonLine']>;

export type Comparison = Answer<Wire['Comparison']>;

export type ReminderKind = Wire['ReminderKind'];

/** Kinds of record on which a due item is settled. */
export type TargetKind = Wire['TargetKind'];

/** Record on which a due item is settled. */
export type Target = Answer<Wire['Target']>;

/** Due item; negative days are overdue, null days are due by km only. */
export type Reminder = Answer<Wire['Reminder']>;

/** Items due within the requested days, most urgent first. */
export type Reminders = Answer<Wire['Reminders']>;

/** Kinds of rate tables: legal minimum, carrier taxes, waiting time, diesel price. */
export type RateKind = Wire['RateKind'];

/** Rate table and its validity; without an id it was shipped with the program. */
export type RateTable = Answer<Wire['RateTable']>;

export type RateInput = Whole<Wire['RateInput']>;

/** Value changed by an import; a null `before` is new, a null `after` is removed. */
export type RateChange = Answer<Wire['RateChange']>;

export type RatePreview = Answer<Wire['RatePreview']>;

export type Agreement = Wire['Agreement'];

export type CnhCategory = Wire['CnhCategory'];

/** Document of a driver and its status; negative days are overdue. */
export type DriverDueLine = Answer<Wire['DriverDueLine']>;

export type DriverInput = Whole<Wire['DriverInput'], 'confirm'>;

export type Driver = Answer<Wire['DriverRecord']>;

export type AdvanceInput = Whole<Wire['AdvanceInput'], 'confirm'>;

/** Money given to a driver before or during a trip (vale). */
export type Advance = Answer<Wire['AdvanceRecord']>;

/** Body that creates, changes or previews a settlement; absent values follow the agreement. */
export type DriverPaymentInput = Whole<
  Wire['DriverPaymentInput'],
  'commissions' | 'salaryCents' | 'dailyAllowanceCents' | 'dueOn'
>;

export type TripLine = Answer<Wire['TripLine']>;

export type AdvanceLine = Answer<Wire['AdvanceLine']>;

export type RefundLine = Answer<Wire['RefundLine']>;

export type DriverPaymentPreview = Answer<Wire['DriverPaymentPreview']>;

/** Settlement with a driver (acerto). */
export type DriverPayment = Answer<Wire['DriverPaymentRecord']>;

export type OpenItems = Answer<Wire['OpenItems']>;

export type PaperKind = Wire['SampleKind'];

export type PaperSample = Wire['DocumentSample'];

export type MaintenanceItemInput = Whole<Wire['MaintenanceItemInput']>;

export type MaintenanceInput = Whole<Wire['MaintenanceInput'], 'confirm'>;

export type MaintenancePayment = Answer<Wire['MaintenancePayment']>;

export type MaintenanceRecord = Answer<Wire['MaintenanceRecord']>;

export type MaintenancePreviewInput = Whole<Wire['MaintenancePreviewInput']>;

export type MaintenancePreview = Answer<Wire['MaintenancePreview']>;

export type PlanState = Wire['PlanState'];

/** Next due day and km of a maintenance plan; the forecast uses the vehicle's own pace. */
export type DueForecast = Answer<Wire['DueForecast']>;

export type MaintenancePlanInput = Whole<Wire['MaintenancePlanInput']>;

export type MaintenancePlan = Answer<Wire['MaintenancePlanRecord']>;

/** Suggested plan of the starter set; `standing` ones exist already. */
export type MaintenanceStarterItem = Answer<Wire['MaintenanceStarterItem']>;

export type MaintenanceStarterInput = Whole<Wire['MaintenanceStarterInput']>;

/** Fuel or fluid of a tank. */
export type Fuel = Wire['Fuel'];

/** Reasons for a missing km/l. */
export type FuelMissing = Wire['FuelMissing'];

/** Body of a fill-up; any two of volume, price and total, or three that agree. */
export type FuelInput = Whole<Wire['FuelInput'], 'confirm'>;

export type FuelRecord = Answer<Wire['FuelRecord']>;

export type FuelPreviewInput = Wire['FuelInput'];

export type FuelPreview = Answer<Wire['FuelPreview']>;

/** Defaults of the next fill-up of a vehicle. */
export type FuelDefaults = Answer<Wire['FuelDefaults']>;

export type KnownStation = Answer<Wire['KnownStation']>;

export type VehicleConsumption = Answer<Wire['VehicleConsumption']>;

export type StationFigures = Answer<Wire['StationFigures']>;

export type FuelConsumption = Answer<Wire['FuelConsumption']>;

/** Kinds of record that post transactions. */
export type SourceKind = Wire['SourceKind'];

/** Record that posted a transaction, where it is edited. */
export type Source = Answer<Wire['Source']>;

/** Part of a series that a change affects. */
export type SeriesScope = Wire['SeriesScope'];

export type MonthFlow = Answer<Wire['MonthFlow']>;

export type CategorySum = Answer<Wire['CategorySum']>;

/** Income and costs of a vehicle; null for those without a vehicle. */
export type VehicleFlow = Answer<Wire['VehicleFlow']>;

export type FinanceSummary = Answer<Wire['Summary']>;

/** Amounts due on a day and the balance after it. */
export type CashDay = Answer<Wire['CashDay']>;

export type CashPoint = Answer<Wire['CashPoint']>;

/** Forecast of the cash. */
export type CashFlow = Answer<Wire['CashFlow']>;

export type CashCountInput = Whole<Wire['CashCountInput']>;

export type CashCount = Answer<Wire['CashCount']>;

/** Accounting basis: accrual or cash. */
export type Basis = Wire['AccountingBasis'];

export type CostLine = Answer<Wire['CostLine']>;

/** Money and costs excluded from a result. */
export type Outside = Answer<Wire['Outside']>;

/** Part of the category "Salário" and its sum. */
export type PayLine = Answer<Wire['PayLine']>;

/** Month up to which the books are closed. */
export type ClosedMonths = Answer<Wire['ClosedMonths']>;

/** Closing or reopening of a month. */
export type Closing = Answer<Wire['Closing']>;

/** Result of a span of months (DRE). */
export type Statement = Answer<Wire['Statement']>;

/** Freight received and the taxes withheld from it. */
export type TaxSums = Answer<Wire['TaxSums']>;

export type PayerLine = Answer<Wire['PayerLine']>;

export type TaxMonth = Answer<Wire['TaxMonth']>;

/** Carnê-leão of a month, step by step. */
export type CarneLeao = Answer<Wire['CarneLeao']>;

/** Receipt of the year, with its documents and taxes. */
export type TaxReceipt = Answer<Wire['TaxedIncome']>;

/** Income of the year from other sources than freights. */
export type OtherIncome = Answer<Wire['OtherIncome']>;

/** Year for the accountant; its rules are null for a year without tables. */
export type TaxYear = Answer<Wire['TaxYear']>;

/** Figures of a month; unknown ones are null. */
export type MonthFigures = Answer<Wire['MonthFigures']>;

export type MonthForecast = Answer<Wire['MonthForecast']>;

/** Income and costs of a vehicle in the month; null for those without a vehicle. */
export type VehicleMonth = Answer<Wire['VehicleMonth']>;

/** Freight under way and its result so far. */
export type UnderWay = Answer<Wire['UnderWay']>;

/** Receivables of a client: overdue, due today, or due later. */
export type Owed = Answer<Wire['Owed']>;

/** Client with open receivables; null for those without a client. */
export type Debtor = Answer<Wire['Debtor']>;

/** Receivables by overdue age. */
export type Receivables = Answer<Wire['Receivables']>;

/** Today: freights under way, reminders, receivables. */
export type Present = Answer<Wire['Present']>;

/** Dashboard of a month; `present` is null for any other month than this one. */
export type Dashboard = Answer<Wire['Dashboard']>;

/** Page of a list; `nextCursor` is null on the last one. */
export type Page<T> = { items: T[]; nextCursor: string | null };

export type FieldProblem = Answer<Wire['FieldError']>;

/** Implausible value that the user may confirm. */
export type Warning = Pick<Wire['Warning'], 'code' | 'message' | 'field'>;

/** Closed month that a write would change, and the affected figures. */
export type ClosedMonth = Answer<Wire['ClosedMonth']>;

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
export type Stored = Pick<Answer<Wire['Client']>, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

export type ProfileInput = Whole<Wire['ProfileInput']>;

export type User = Answer<Wire['User']>;

export type VehicleType = Wire['VehicleType'];

/** Truck or trailer; a truck with a body is a rigid truck, without one a tractor. */
export type Vehicle = Answer<Wire['VehicleRecord']>;

export type VehicleInput = Whole<Wire['VehicleInput'], 'confirm'>;

/** Due date of a vehicle and its status; negative days are overdue. */
export type VehicleDueDate = Answer<Wire['DueLine']>;

export type VehicleSummary = Answer<Wire['VehicleSummary']>;

/** Licensing date of a plate by a state's calendar and its rule; null where the state has none. */
export type LicensingSuggestion = Answer<Wire['LicensingSuggestion']>;

export type ClientInput = Whole<Wire['ClientInput']>;

export type Client = Answer<Wire['Client']>;

export type ClientSummary = Answer<Wire['ClientSummary']>;

export type CargoType = Wire['CargoType'];
export type FreightStatus = Wire['FreightStatus'];
export type Pricing = Wire['Pricing'];
export type TollPayer = Wire['TollPayer'];

export type FreightInput = Whole<Wire['FreightInput'], 'advanceCents' | 'advanceBps' | 'confirm'>;

/** Municipality by its IBGE code. */
export type City = Answer<Wire['City']>;

/** Receivable of a freight's price: advance or balance, or a part of one. */
export type Receivable = Answer<Wire['Receivable']>;

/** Open amounts beside the price, such as a stay. */
export type ExtraReceivable = Answer<Wire['ExtraReceivable']>;

export type Freight = Answer<Wire['FreightRecord']>;

export type ListedFreight = Answer<Wire['ListedFreight']>;

export type FreightMove = Wire['StatusChange'];

export type Arrival = Wire['Arrival'];

/** Place where a truck waits: loading or unloading. */
export type StayPlace = Wire['StayPlace'];

export type FreightEvent = Answer<Wire['FreightEvent']>;

export type FreightResult = Answer<Wire['FreightProfit']>;

/** Expected costs and net of a freight under way. */
export type FreightForecast = Answer<Wire['FreightForecast']>;

/** Result of a freight, compared with the legal minimum and its simulation. */
export type FreightOutcome = Answer<Wire['FreightProfitDetails']>;

export type TransactionKind = Wire['TransactionKind'];
export type Category = Wire['Category'];

/** Body of a transaction; `series` only creates, `scope` only changes. */
export type TransactionInput = Whole<
  Wire['TransactionInput'],
  'installments' | 'repeatUntil' | 'enteredOn' | 'scope' | 'principalCents' | 'financed' | 'repayment' | 'confirm'
>;

/** Transaction; its source is the record that posted it, null for a manual one. */
export type Transaction = Answer<Wire['TransactionRecord']>;

/** Offered distance between two cities, or the reason for its absence. */
export type Distance = Answer<Wire['Distance']>;
