/** Synthetic API errors: known refusals without a response of their own. */
import { ApiError } from '@/api/client';
import type { Problem } from '@/api/types';

export function syntheticError(status: number, problem: Problem | null): ApiError {
  return new ApiError(status, problem === null ? '' : JSON.stringify(problem), '');
}

export function signedOutError(): ApiError {
  return syntheticError(401, { type: 'unauthenticated', title: '', status: 401 });
}
