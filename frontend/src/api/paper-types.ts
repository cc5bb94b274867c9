/** What travels between app and server about the sample documents. */

/** A document of which there is a sample. */
export type PaperKind =
  'receipt' | 'settlement' | 'freight_result' | 'waiting_time' | 'simulation' | 'month' | 'tax_year';

/** One of the samples, by its name in Portuguese. */
export type PaperSample = { kind: PaperKind; title: string };
