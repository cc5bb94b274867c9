/** The server's limits of what a form sends, told to the fields within it. */
import { createContext, use } from 'react';

/** A limit by the path of its field: "dueDates.name" is that of every due date. */
export type Limits = Readonly<Record<string, Limit>>;

type Limit = { readonly [Name in 'maxLength' | 'minimum' | 'maximum' | 'maxItems']?: number };

/** The limits of the form around a field. */
export const LimitsContext = createContext<Limits>({});

/** The limit of the field with a name: "dueDates.0.name" has that of "dueDates.name". */
export function useLimit(name: string): Limit | undefined {
  return use(LimitsContext)[name.replace(/\.\d+/g, '')];
}
