/** API types of waiting time (estadia). */
import type { Answer, Wire } from '@/lib/wire';

/** One stay, from arrival to leaving; without a leaving it is still going on and counted to now. */
export type Stay = Answer<Wire['Stay']>;

/** The stays of a freight, what is due for them, and the text of the claim. */
export type WaitingTime = Answer<Wire['WaitingTime']>;
