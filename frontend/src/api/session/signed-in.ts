/** Note of the signed-in user on the device: a hint; the server decides. */
import { writeStored, readStored } from '@/lib/browser/safe-storage';

/** Storage key from signing in to signing out or expiry. */
const SIGNED_IN = 'signed-in';

/** Notes the signed-in user; null for anonymous. */
export function storeSignedIn(userId: number | null): void {
  writeStored(SIGNED_IN, String(userId ?? 'no'));
}

/** True if a user may be signed in; without a note the visitor counts as anonymous. */
export function mayBeSignedIn(): boolean {
  return !['no', null].includes(readStored(SIGNED_IN));
}

/** User who may be signed in; null without an id: older versions stored only that a user is. */
export function storedUserId(): number | null {
  return Number(readStored(SIGNED_IN)) || null;
}
