/** Whether the app still shows the screen that it was opened with. */

let isFirst = true;

/** Says that the app has gone to another address. */
export function leaveFirstScreen(): void {
  isFirst = false;
}

/** Whether nobody has gone to another address yet. */
export function isFirstScreen(): boolean {
  return isFirst;
}
