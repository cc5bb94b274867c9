/** Server schemas, and their conversion for requests and responses. */
import type { components } from '@/lib/generated/schema';

export type Wire = components['schemas'];

/** Response type: the server writes every field, null for absent ones, which the document marks as optional. */
export type ResponseOf<T> = T extends readonly (infer Item)[]
  ? ResponseOf<Item>[]
  : T extends object
    ? { [Name in keyof T]-?: ResponseOf<Exclude<T[Name], undefined>> }
    : T;

/** Body sent whole: absent fields are cleared. Only the named fields are optional. */
export type FullBody<T, OptionalKeys extends keyof T = never> = ResponseOf<Omit<T, OptionalKeys>> &
  Pick<T, OptionalKeys>;
