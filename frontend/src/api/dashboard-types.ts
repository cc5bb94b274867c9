/** API types of the dashboard. */
import type { Answer, Wire } from '@/lib/wire';

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
