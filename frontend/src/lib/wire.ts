/** Server schemas, and their conversion for requests and responses. */
import type { components } from '@/lib/generated/schema';

export type Wire = components['schemas'];

/** Response type: the server writes every field, null for absent ones, which the document marks as optional. */
export type Answer<T> = T extends readonly (infer Item)[]
  ? Answer<Item>[]
  : T extends object
    ? { [Name in keyof T]-?: Answer<Exclude<T[Name], undefined>> }
    : T;

/** Body sent whole: absent fields are cleared. Only the named fields are optional. */
export type Whole<T, Loose extends keyof T = never> = Answer<Omit<T, Loose>> & Pick<T, Loose>;
