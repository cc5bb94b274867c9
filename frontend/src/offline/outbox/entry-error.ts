/** A refused entry in the form in which it is changed. */
import type { ApiError } from '@/api/client';
import { syntheticError } from '@/api/forms/synthetic-errors';
import type { Entry } from './entry';

/** Refusal of the server, as the form would have received it; null where it was not refused. */
export function refusalOfEntry(entry: Pick<Entry, 'refusal'> | null | undefined): ApiError | null {
  const { refusal = null } = entry ?? {};
  if (refusal === null || refusal.problem === null) return null;
  return syntheticError(refusal.status, refusal.problem);
}

/** The title of the form: it is no new record. */
export function editTitle({ title }: Pick<Entry, 'title'>): string {
  return `Editar “${title}”`;
}
