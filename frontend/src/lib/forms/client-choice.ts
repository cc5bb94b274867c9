/** Client of a form: an existing one, or a name to be created on save. */
import * as v from 'valibot';
import { clientInputLimits } from '@/lib/generated/limits';

const { maxLength } = clientInputLimits.name;

/** `id` null: not stored yet. */
export const clientChoice = v.pipe(
  v.nullable(v.object({ id: v.nullable(v.number()), name: v.string(), phone: v.nullable(v.string()) })),
  v.check((client) => client === null || client.name.length <= maxLength, `No máximo ${maxLength} caracteres.`),
);

export type ChosenClient = NonNullable<v.InferInput<typeof clientChoice>>;

export function newClient(name: string): ChosenClient {
  return { id: null, name, phone: null };
}
