/** What travels between app and server for the dashboard. */
import type { Answer, Wire } from '@/lib/wire';

/** A month in figures; what cannot be known is null. */
export type MonthFigures = Answer<Wire['MonthFigures']>;

/** What the month's freights under way still will cost. */
export type MonthForecast = Answer<Wire['MonthForecast']>;

/** What a vehicle brought and cost in the month; without one, what belongs to none. */
export type VehicleMonth = Answer<Wire['VehicleMonth']>;

/** A freight on the road with what it came to so far. */
export type UnderWay = Answer<Wire['UnderWay']>;

/** What a client owes that is late, due today, or due later. */
export type Owed = Answer<Wire['Owed']>;

/** A client that owes; without one, what belongs to none. */
export type Debtor = Answer<Wire['Debtor']>;

/** What is to come in, by how late it is. */
export type Receivables = Answer<Wire['Receivables']>;

/** What stands today: freights under way, what is due, what is to come in. */
export type Present = Answer<Wire['Present']>;

/** All that the dashboard shows of a month; its present is null of any month but this. */
export type Dashboard = Answer<Wire['Dashboard']>;
