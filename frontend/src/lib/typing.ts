/** Text that is rewritten while it is typed, without moving the caret of whoever corrects a digit in the middle. */

/** What stands in an input, and where the caret is. */
export type Typed = { text: string; caret: number };

/** The same right after a key or a paste, and whether that took something away. */
export type Keystroke = Typed & { isDeletion: boolean };

/** How many digits stand before the caret. */
export function digitsBefore({ text, caret }: Typed): number {
  return text.slice(0, caret).replace(/\D/g, '').length;
}

/** The place right after the first `count` digits. */
export function placeAfterDigits(text: string, count: number): number {
  let place = 0;
  for (let left = count; left > 0 && place < text.length; place += 1) if (/\d/.test(text.charAt(place))) left -= 1;
  return place;
}

/** Whether the event of an input took something away. */
export function isDeletion(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('delete');
}

/** Rewrites an input that React controls: with text and caret in place already, drawing it anew moves nothing. */
export function rewrite(input: HTMLInputElement, event: Event, change: (key: Keystroke) => Typed): string {
  const at = input.selectionStart ?? input.value.length;
  const { text, caret } = change({ text: input.value, caret: at, isDeletion: isDeletion(event) });
  input.value = text;
  input.setSelectionRange(caret, caret);
  return text;
}
