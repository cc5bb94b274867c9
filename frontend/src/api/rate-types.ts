/** The shapes of the tables that the reckoning rests on. */
import type { Answer, Whole, Wire } from '@/lib/wire';

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
