/** The shapes of the tables that the reckoning rests on. */
import type { Answer, Whole, Wire } from '@/lib/wire';

/** The kinds of tables: legal minimum, the carrier's taxes, waiting time, price of diesel. */
export type RateKind = Wire['RateKind'];

/** One table with the days for which it holds; without an id it was shipped with the program. */
export type RateTable = Answer<Wire['RateTable']>;

/** What is sent to look at an import, and to make it. */
export type RateInput = Whole<Wire['RateInput']>;

/** One value that an import changes; `before` null is new, `after` null goes away. */
export type RateChange = Answer<Wire['RateChange']>;

/** What an import would change. */
export type RatePreview = Answer<Wire['RatePreview']>;
