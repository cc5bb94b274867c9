/** What travels between app and server about the tables that the reckoning rests on. */

/** The kinds of tables: legal minimum, the carrier's taxes, waiting time, price of diesel. */
export type RateKind = 'minimum_freight' | 'carrier_tax' | 'waiting_time' | 'diesel_price';

/** One table with the days for which it holds; `id` null is shipped with the program. */
export type RateTable = {
  id: number | null;
  version: number;
  kind: RateKind;
  validFrom: string;
  validTo: string | null;
  /** The act. */
  title: string;
  source: string;
  /** Whether it was read from the official text; else it was copied from elsewhere. */
  official: boolean;
  /** How many lines its file has; 0 where only the act is known. */
  cells: number;
  origin: 'shipped' | 'imported';
  /** Whether it holds today. */
  inForce: boolean;
  /** Whether another import of the same first day took its place. */
  superseded: boolean;
  withdrawnAt: string | null;
  importedAt: string | null;
  importedBy: string | null;
  note: string | null;
};

/** What is sent to look at an import, and to make it. */
export type RateInput = { kind: RateKind; csv: string; source: string; official: boolean };

/** One value that an import changes; `before` null is new, `after` null goes away. */
export type RateChange = { cell: string; before: string | null; after: string | null };

/** What an import would change. */
export type RatePreview = {
  kind: RateKind;
  validFrom: string;
  title: string;
  /** The table of the same first day, whose place it would take. */
  replaces: RateTable | null;
  comparedWith: { title: string; validFrom: string } | null;
  /** Every one. */
  changes: RateChange[];
  /** How many lines of the file say what held before. */
  unchanged: number;
  cells: number;
};
