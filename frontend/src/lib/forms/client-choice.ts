/** The client of a form: one that is known, or the name of one that saving creates. */
import * as v from 'valibot';
import { clientInputLimits } from '@/lib/generated/limits';

const { maxLength } = clientInputLimits.name;

/** `id` null: not stored yet. */
export const clientChoice = v.pipe(
  v.nullable(v.object({ id: v.nullable(v.number()), name: v.string(), phone: v.nullable(v.string()) })),
  v.check((client) => client === null || client.name.length <= maxLength, `No máximo ${maxLength} caracteres.`),
);

/** A client as a form holds it. */
export type ChosenClient = NonNullable<v.InferInput<typeof clientChoice>>;

/** A client of whom only the name is known. */
export function newClient(name: string): ChosenClient {
  return { id: null, name, phone: null };
}
