/** The note on the device of somebody being signed in. It says nothing of who. */
import { keepChoice, keptChoice } from '@/lib/kept';

/** Where it is kept from signing in until one leaves or the session ends. */
const SIGNED_IN = 'signed-in';

/** Notes on the device whether somebody is signed in. */
export function noteSignedIn(isSignedIn: boolean): void {
  keepChoice(SIGNED_IN, isSignedIn);
}

/** Whether somebody may be signed in; the server knows better. Without the note everybody is a stranger. */
export function mayBeSignedIn(): boolean {
  return keptChoice(SIGNED_IN, false);
}
