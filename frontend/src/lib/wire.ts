/** The server's shapes by its own names, and what becomes of them on the way in and out. */
import type { components } from '@/lib/generated/schema';

/** Schemas of the server's OpenAPI document. */
export type Wire = components['schemas'];

/** The server writes every field of an answer, null where there is nothing; the document only calls those nullable. */
export type Answer<T> = T extends readonly (infer Item)[]
  ? Answer<Item>[]
  : T extends object
    ? { [Name in keyof T]-?: Answer<Exclude<T[Name], undefined>> }
    : T;

/** Body sent whole: a change clears absent fields. Only the fields named may be left out. */
export type Whole<T, Loose extends keyof T = never> = Answer<Omit<T, Loose>> & Pick<T, Loose>;
