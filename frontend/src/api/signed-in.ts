/** The note on the device of somebody being signed in. It says nothing of who. */

/** Where it is kept from signing in until one leaves or the session ends. */
const SIGNED_IN_KEY = 'signed-in';

/** Notes on the device whether somebody is signed in. */
export function noteSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(SIGNED_IN_KEY, 'yes');
    else localStorage.removeItem(SIGNED_IN_KEY);
  } catch {
    // Storage may be closed to us: the open pages then greet everybody as a stranger.
  }
}

/** Whether somebody may be signed in; the server knows better. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN_KEY) !== null;
  } catch {
    return false;
  }
}
