/** What travels between app and server for the dashboard. */
import type { Answer, Wire } from './wire';

/** A month in figures; what cannot be known is null. */
export type MonthFigures = Answer<Wire['MonthFigures']>;

/** How what is left of a month stands against another. */
export type Against = Wire['Against'];

/** What a vehicle brought and cost in the month; without one, what belongs to none. */
export type VehicleMonth = Answer<Wire['VehicleMonth']>;

/** A freight on the road with what it came to so far. */
export type UnderWay = Answer<Wire['UnderWay']>;

/** A client that owes; without one, what belongs to none. */
export type Debtor = Answer<Wire['Debtor']>;

/** What is to come in, by how late it is. */
export type Receivables = Answer<Wire['Receivables']>;

/** All that the dashboard shows of a month. */
export type Dashboard = Answer<Wire['Dashboard']>;
