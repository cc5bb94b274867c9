/** What travels between app and server about the hours a truck is kept waiting (estadia). */

/** Where a truck stands and waits. */
export type StayPlace = 'loading' | 'unloading';

/** The dated value of a tonne-hour and where it is from. */
export type WaitingRate = { title: string; validFrom: string; source: string };

/** One stay, from arrival to leaving; without a leaving it is still going on and counted to now. */
export type Stay = {
  place: StayPlace;
  /** "Campinas/SP". */
  cityName: string;
  arrivedAt: string | null;
  leftAt: string | null;
  running: boolean;
  minutes: number | null;
  due: boolean;
  rateCents: number | null;
  rate: WaitingRate | null;
  amountCents: number | null;
  /** Why nothing can be said, or nothing is due. */
  reason: string | null;
  words: string;
};

/** The stays of a freight, what is due for them, and the text of the claim. */
export type WaitingTime = {
  freightId: number;
  capacityKg: number | null;
  stays: Stay[];
  totalCents: number;
  claimText: string | null;
  freeMinutes: number;
  source: string;
};
