/** Errors of saving a form. */
import { ApiError } from '@/api/client';
import type { Warning } from '@/api/types';

/** The sentence beside the fields, what is unlikely, and the record as it is now where somebody else was faster. */
export type Trouble<R> = { error: string | null; warnings: Warning[]; conflict: R | null };

/** All went well so far. */
export function noTrouble<R>(): Trouble<R> {
  return { error: null, warnings: [], conflict: null };
}

/** Sorts a failure: somebody else was faster, something is unlikely, or a sentence (null when the fields have it). */
export function troubleOf<R>(error: unknown, sentence: string | null): Trouble<R> {
  const conflict = currentOf<R>(error);
  const warnings = error instanceof ApiError ? error.warnings : [];
  return { conflict, warnings, error: conflict !== null || warnings.length > 0 ? null : sentence };
}

/** The record as it is now, where it changed since it was read. */
export function currentOf<R>(error: unknown): R | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  return (error.problem?.current ?? null) as R | null;
}
