/** Refusals that the app knows of without an answer of its own: another request was refused, or nobody is signed in. */
import { ApiError } from './client';
import type { Problem } from './types';

/** A refusal as an error. */
export function toldError(status: number, problem: Problem | null): ApiError {
  return new ApiError(status, problem === null ? '' : JSON.stringify(problem), '');
}

/** Nobody is signed in. */
export function signedOutError(): ApiError {
  return toldError(401, { type: 'unauthenticated', title: '', status: 401 });
}
