/** API types of the sample documents. */
import type { Wire } from '@/lib/wire';

/** A document of which there is a sample. */
export type PaperKind = Wire['SampleKind'];

/** One of the samples, by its name in Portuguese. */
export type PaperSample = Wire['PaperSample'];
