/** Refusals that the app knows of without an answer of its own: another request was refused, or nobody is signed in. */
import { ApiError } from '@/api/client';
import type { Problem } from '@/api/types';

/** A refusal as an error. */
export function syntheticError(status: number, problem: Problem | null): ApiError {
  return new ApiError(status, problem === null ? '' : JSON.stringify(problem), '');
}

/** Nobody is signed in. */
export function signedOutError(): ApiError {
  return syntheticError(401, { type: 'unauthenticated', title: '', status: 401 });
}
