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

let drawing = 0;

/** Says that a part of the screen is being drawn; what it gives says that this is over. */
export function beginDrawing(): () => void {
  drawing += 1;
  return () => {
    drawing -= 1;
  };
}

/** Whether a part of the screen is being drawn. */
export function isDrawing(): boolean {
  return drawing > 0;
}
