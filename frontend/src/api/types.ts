/**
 * The shapes that travel between app and server, by the names the features use. They come from `lib/generated/schema.d.ts`, which is
 * generated from the server's OpenAPI document: a change of the API shows here as a type error.
 */
import type { Answer, Whole, Wire } from '@/lib/wire';

/** One stay, from arrival to leaving; without a leaving it is still going on and counted to now. */
export type Stay = Answer<Wire['Stay']>;

/** The stays of a freight, what is due for them, and the text of the claim. */
export type WaitingTime = Answer<Wire['WaitingTime']>;

/** The tables of the legal minimum: by high performance, and by composition or traction unit only. */
export type MinimumTable = Wire['MinimumTable'];

/** The legal minimum of a freight (piso mínimo), and the offer against it. */
export type MinimumFreight = Answer<Wire['MinimumFreight']>;

/** Body that calculates a minimum alone. */
export type MinimumFreightInput = Wire['MinimumFreightInput'];

/** Body that calculates, stores or changes a simulation. */
export type SimulationInput = Whole<Wire['SimulationInput'], 'confirm'>;

/** The verdict in words, and what to ask for at least where the offer is under it. */
export type Verdict = Answer<Wire['SimulationVerdict']>;

/** Complete answer of a simulation. */
export type SimulationAnswer = Answer<Wire['SimulationAnswer']>;

/** A kept simulation; the answer is of the act and tax table it was kept with. */
export type Simulation = Answer<Wire['Simulation']>;

/** Measures by which simulations are compared. */
export type ComparedMeasure = keyof Wire['BestSimulations'];

/** Simulations side by side: by id which is best in what, and the difference in words. */
export type SimulationComparison = Answer<Wire['SimulationComparison']>;

/** Body that converts a simulation to a freight; a null value comes from the simulation. */
export type ConvertInput = Whole<Wire['ConvertInput'], 'advanceCents' | 'advanceBps' | 'confirm'>;

/** A value offered for a field, and on what it rests. */
export type Offer = SimulationDefaults['items'][OfferedField];

/** The fields for which a value is offered. */
export type OfferedField = keyof Wire['DefaultFigures'];

/** Values offered for a simulation. */
export type SimulationDefaults = Answer<Wire['SimulationDefaults']>;

/** One line simulated against real; accrued is the simulation's own rate over what was really driven. */
export type ComparisonLine = Answer<Wire['ComparisonLine']>;

/** A freight against the simulation it came from. */
export type Comparison = Answer<Wire['Comparison']>;

/** Kind of a reminder. */
export type ReminderKind = Wire['ReminderKind'];

/** The kinds of record at which something due is settled. */
export type TargetKind = Wire['TargetKind'];

/** The record at which something due is settled. */
export type Target = Answer<Wire['Target']>;

/** One thing that is due; its days are negative when it is late, null when only km tell. */
export type Reminder = Answer<Wire['Reminder']>;

/** Everything due within the days asked for, the most urgent first. */
export type Reminders = Answer<Wire['Reminders']>;

/** The kinds of tables: legal minimum, the carrier's taxes, waiting time, price of diesel. */
export type RateKind = Wire['RateKind'];

/** One table with the days for which it holds; without an id it was shipped with the program. */
export type RateTable = Answer<Wire['RateTable']>;

/** Body that previews an import, and makes it. */
export type RateInput = Whole<Wire['RateInput']>;

/** One value that an import changes; `before` null is new, `after` null goes away. */
export type RateChange = Answer<Wire['RateChange']>;

/** Changes that an import would make. */
export type RatePreview = Answer<Wire['RatePreview']>;

/** How a driver is paid. */
export type Agreement = Wire['Agreement'];

/** The categories of a driving licence. */
export type CnhCategory = Wire['CnhCategory'];

/** A paper of a driver and how it stands; its days are negative when overdue. */
export type DriverDueLine = Answer<Wire['DriverDueLine']>;

/** Body that creates or changes a driver. */
export type DriverInput = Whole<Wire['DriverInput'], 'confirm'>;

/** Somebody who drives for the owner. */
export type Driver = Answer<Wire['DriverRecord']>;

/** Body that creates or changes an advance. */
export type AdvanceInput = Whole<Wire['AdvanceInput'], 'confirm'>;

/** Money given to a driver before or during a trip (vale). */
export type Advance = Answer<Wire['AdvanceRecord']>;

/** Body that creates, changes or previews a settlement; absent values follow the agreement. */
export type DriverPaymentInput = Whole<
  Wire['DriverPaymentInput'],
  'commissions' | 'salaryCents' | 'dailyAllowanceCents' | 'dueOn'
>;

/** A freight as a settlement counts it. */
export type TripLine = Answer<Wire['TripLine']>;

/** An advance as a settlement counts it. */
export type AdvanceLine = Answer<Wire['AdvanceLine']>;

/** Refunds to the driver. */
export type RefundLine = Answer<Wire['RefundLine']>;

/** The figures of a settlement that is not stored. */
export type DriverPaymentPreview = Answer<Wire['DriverPaymentPreview']>;

/** A settlement (acerto). */
export type DriverPayment = Answer<Wire['DriverPaymentRecord']>;

/** Items of a driver that can be settled. */
export type OpenItems = Answer<Wire['OpenItems']>;

/** A document of which there is a sample. */
export type PaperKind = Wire['SampleKind'];

/** One of the samples, by its name in Portuguese. */
export type PaperSample = Wire['PaperSample'];

/** Body of one line of a bill. */
export type MaintenanceItemInput = Whole<Wire['MaintenanceItemInput']>;

/** Body that creates or changes a record. */
export type MaintenanceInput = Whole<Wire['MaintenanceInput'], 'confirm'>;

/** One instalment in the books. */
export type MaintenancePayment = Answer<Wire['MaintenancePayment']>;

/** Something done to a vehicle. */
export type MaintenanceRecord = Answer<Wire['MaintenanceRecord']>;

/** Body that adds up a bill. */
export type MaintenancePreviewInput = Whole<Wire['MaintenancePreviewInput']>;

/** A bill added up and shared out, nothing stored. */
export type MaintenancePreview = Answer<Wire['MaintenancePreview']>;

/** How a line of the plan stands. */
export type PlanState = Wire['PlanState'];

/** When a line of the plan is due next, by km and by date; the forecast is reckoned at the vehicle's own pace. */
export type DueForecast = Answer<Wire['DueForecast']>;

/** Body that creates or changes a line of the plan. */
export type MaintenancePlanInput = Whole<Wire['MaintenancePlanInput']>;

/** Something to be done every so many km or months. */
export type MaintenancePlan = Answer<Wire['MaintenancePlanRecord']>;

/** A line of the set that a new plan may start from; `standing` is already in the plan. */
export type MaintenanceStarterItem = Answer<Wire['MaintenanceStarterItem']>;

/** Body that takes over lines of the starter set. */
export type MaintenanceStarterInput = Whole<Wire['MaintenanceStarterInput']>;

/** Fuel or fluid of a tank. */
export type Fuel = Wire['Fuel'];

/** Why there is no km/l. */
export type FuelMissing = Wire['FuelMissing'];

/** Body that creates or changes a fill-up; any two of volume, price and total, or three that agree. */
export type FuelInput = Whole<Wire['FuelInput'], 'confirm'>;

/** A fill-up. */
export type FuelRecord = Answer<Wire['FuelRecord']>;

/** Body of a preview: the values known so far. */
export type FuelPreviewInput = Wire['FuelInput'];

/** Preview of a fill-up, nothing stored. */
export type FuelPreview = Answer<Wire['FuelPreview']>;

/** Values offered for the next fill-up of a vehicle. */
export type FuelDefaults = Answer<Wire['FuelDefaults']>;

/** A station where one has filled before. */
export type KnownStation = Answer<Wire['KnownStation']>;

/** Fuel of a vehicle in a period. */
export type VehicleConsumption = Answer<Wire['VehicleConsumption']>;

/** Fill-ups at a station in a period. */
export type StationFigures = Answer<Wire['StationFigures']>;

/** Consumption by vehicle and by station. */
export type FuelConsumption = Answer<Wire['FuelConsumption']>;

/** The kinds of record that post lines of the books. */
export type SourceKind = Wire['SourceKind'];

/** The record that posted a line, where it is edited. */
export type Source = Answer<Wire['Source']>;

/** How much of a series a change is for. */
export type SeriesScope = Wire['SeriesScope'];

/** Income and costs of a month. */
export type MonthFlow = Answer<Wire['MonthFlow']>;

/** Total of a category. */
export type CategorySum = Answer<Wire['CategorySum']>;

/** Income and costs of a vehicle; without one, those of none. */
export type VehicleFlow = Answer<Wire['VehicleFlow']>;

/** The sums of a filtered list. */
export type FinanceSummary = Answer<Wire['Summary']>;

/** Amounts due on a day and the balance after it. */
export type CashDay = Answer<Wire['CashDay']>;

/** Cash in hand now, or at the end of a day. */
export type CashPoint = Answer<Wire['CashPoint']>;

/** The money of the days ahead. */
export type CashFlow = Answer<Wire['CashFlow']>;

/** A count of the cash as it is sent. */
export type CashCountInput = Whole<Wire['CashCountInput']>;

/** Result of a cash count. */
export type CashCount = Answer<Wire['CashCount']>;

/** By which day a statement counts: when it happened, or when it was paid. */
export type Basis = Wire['Basis'];

/** Line of a category in a statement. */
export type CostLine = Answer<Wire['CostLine']>;

/** Money and costs that a result leaves out. */
export type Outside = Answer<Wire['Outside']>;

/** A part of the category "Salário" and its sum. */
export type PayLine = Answer<Wire['PayLine']>;

/** Up to which month the books are closed. */
export type ClosedMonths = Answer<Wire['ClosedMonths']>;

/** A month was closed or reopened. */
export type Closing = Answer<Wire['Closing']>;

/** The result of a span of months (DRE). */
export type Statement = Answer<Wire['Statement']>;

/** Freight received and what was withheld of it. */
export type TaxSums = Answer<Wire['TaxSums']>;

/** Payments of one payer. */
export type PayerLine = Answer<Wire['PayerLine']>;

/** A month of the accountant's year. */
export type TaxMonth = Answer<Wire['TaxMonth']>;

/** The carnê-leão of a month, step by step. */
export type CarneLeao = Answer<Wire['CarneLeao']>;

/** One receipt of the year, with its papers and taxes. */
export type TaxReceipt = Answer<Wire['TaxReceipt']>;

/** Income of the year that is no freight. */
export type OtherIncome = Answer<Wire['OtherIncome']>;

/** The year for the accountant; its rules are null for a year without tables. */
export type TaxYear = Answer<Wire['TaxYear']>;

/** A month in figures; what cannot be known is null. */
export type MonthFigures = Answer<Wire['MonthFigures']>;

/** Costs to come of the month's freights under way. */
export type MonthForecast = Answer<Wire['MonthForecast']>;

/** Income and costs of a vehicle in the month; without one, those of none. */
export type VehicleMonth = Answer<Wire['VehicleMonth']>;

/** A freight on the road with what it came to so far. */
export type UnderWay = Answer<Wire['UnderWay']>;

/** Receivables of a client: late, due today, or due later. */
export type Owed = Answer<Wire['Owed']>;

/** A client that owes; without one, what belongs to none. */
export type Debtor = Answer<Wire['Debtor']>;

/** Receivables by how late they are. */
export type Receivables = Answer<Wire['Receivables']>;

/** State of today: freights under way, reminders, receivables. */
export type Present = Answer<Wire['Present']>;

/** All that the dashboard shows of a month; its present is null of any month but this. */
export type Dashboard = Answer<Wire['Dashboard']>;

/** A page of a list; `nextCursor` is null on the last one. */
export type Page<T> = { items: T[]; nextCursor: string | null };

/** One thing wrong with one field. */
export type FieldProblem = Answer<Wire['FieldError']>;

/** Something unlikely that the person may confirm. */
export type Warning = Pick<Wire['Warning'], 'code' | 'message' | 'field'>;

/** A closed month that a write would change, and the figures that would change. */
export type ClosedMonth = Answer<Wire['ClosedMonth']>;

/** RFC 9457 problem with our members. */
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

/** Body that changes one's own data. */
export type ProfileInput = Whole<Wire['ProfileInput']>;

/** The signed-in person. */
export type User = Answer<Wire['User']>;

export type VehicleType = Wire['VehicleType'];

/** A truck or a trailer; a truck with a body is a rigid truck, without one a tractor. */
export type Vehicle = Answer<Wire['VehicleRecord']>;

/** Body that creates or changes a vehicle. */
export type VehicleInput = Whole<Wire['VehicleInput'], 'confirm'>;

/** A due date of a vehicle and how it stands; its days are negative when overdue. */
export type VehicleDueDate = Answer<Wire['DueLine']>;

/** A vehicle's life in figures. */
export type VehicleSummary = Answer<Wire['VehicleSummary']>;

/** When a state's calendar has a plate licensed next, and the rule that says so; null where it knows none. */
export type LicensingSuggestion = Answer<Wire['LicensingSuggestion']>;

/** Body that creates or changes a client. */
export type ClientInput = Whole<Wire['ClientInput']>;

/** Client, who orders and pays freights. */
export type Client = Answer<Wire['Client']>;

/** How a client pays. */
export type ClientSummary = Answer<Wire['ClientSummary']>;

export type CargoType = Wire['CargoType'];
export type FreightStatus = Wire['FreightStatus'];
export type Pricing = Wire['Pricing'];
export type TollPayer = Wire['TollPayer'];

/** Body that creates or changes a freight. */
export type FreightInput = Whole<Wire['FreightInput'], 'advanceCents' | 'advanceBps' | 'confirm'>;

/** A municipality by its IBGE code. */
export type City = Answer<Wire['City']>;

/** One of the sums a freight is paid in: advance or balance, or a part of one. */
export type Receivable = Answer<Wire['Receivable']>;

/** Open amounts beside that price, such as a stay. */
export type ExtraReceivable = Answer<Wire['ExtraReceivable']>;

/** A trip for a client. */
export type Freight = Answer<Wire['FreightRecord']>;

/** A trip as a list shows it, with what was left of it. */
export type ListedFreight = Answer<Wire['ListedFreight']>;

/** Body that moves a freight. */
export type FreightMove = Wire['StatusChange'];

/** Body that records an arrival. */
export type Arrival = Wire['Arrival'];

/** Where a truck waits: at the loading or at the unloading. */
export type StayPlace = Wire['StayPlace'];

/** One line of a freight's timeline. */
export type FreightEvent = Answer<Wire['FreightEvent']>;

/** Result of a freight. */
export type FreightResult = Answer<Wire['FreightResult']>;

/** Costs to come and expected net of a freight under way. */
export type FreightForecast = Answer<Wire['FreightForecast']>;

/** Result of a freight, against the legal minimum and against the simulation it came from. */
export type FreightOutcome = Answer<Wire['FreightOutcome']>;

export type TransactionKind = Wire['TransactionKind'];
export type Category = Wire['Category'];

/** Body that creates or changes a line; a series only creates, the scope only changes. */
export type TransactionInput = Whole<
  Wire['TransactionInput'],
  'installments' | 'repeatUntil' | 'enteredOn' | 'scope' | 'principalCents' | 'financed' | 'repayment' | 'confirm'
>;

/** A line of the books; its source is what posted it, null when a person did. */
export type Transaction = Answer<Wire['TransactionRecord']>;

/** The distance offered between two cities, or the reason why there is none. */
export type Distance = Answer<Wire['Distance']>;
