/** Schema validation of small forms; the login does without. */
import * as v from 'valibot';
import type { Check } from './use-auth-form';

/** Check by a schema; each field gets its first error. */
export function schemaCheck<B>(schema: v.GenericSchema<unknown, B>): Check<B> {
  return (values) => {
    const result = v.safeParse(schema, values);
    if (result.success) return { body: result.output };
    const fields: Record<string, string> = {};
    for (const issue of result.issues) {
      const name = v.getDotPath(issue);
      if (name !== null) fields[name] ??= issue.message;
    }
    return { fields };
  };
}
