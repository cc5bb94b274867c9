/** Questions that the form itself asks before it sends, in the way the server asks its own. */
import { ApiError } from './client';
import type { Warning } from './types';

/** Refuses what is unlikely until each warning is confirmed by its code. */
export function askFirst(warnings: readonly Warning[], confirmed: readonly string[]): void {
  const open = warnings.filter(({ code }) => !confirmed.includes(code));
  if (open.length === 0) return;
  throw new ApiError(422, JSON.stringify({ type: 'confirmation_required', status: 422, warnings: open }), '');
}
