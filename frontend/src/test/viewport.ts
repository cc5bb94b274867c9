/** Sets the width of the window, in px; setup.ts resets it to 1280 after each test. */
export function setWidth(width: number): void {
  (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({
    width,
  });
}
