/** The note on the device of who is signed in. The server knows better. */
import { writeStored, readStored } from '@/lib/browser/safe-storage';

/** Where it is kept from signing in until one leaves or the session ends. */
const SIGNED_IN = 'signed-in';

/** Notes on the device who is signed in; null: nobody. */
export function noteSignedIn(userId: number | null): void {
  writeStored(SIGNED_IN, String(userId ?? 'no'));
}

/** Whether somebody may be signed in. Without the note everybody is a stranger. */
export function mayBeSignedIn(): boolean {
  return !['no', null].includes(readStored(SIGNED_IN));
}

/** Person who may be signed in; null where that is not noted: older versions noted only that somebody is. */
export function notedUser(): number | null {
  return Number(readStored(SIGNED_IN)) || null;
}
