/**
 * The shapes that travel between app and server, by the names the features use. They come from `lib/generated/schema.d.ts`, which is
 * generated from the server's OpenAPI document: a change of the API shows here as a type error.
 */
import type { Answer, Whole, Wire } from '@/lib/wire';

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
