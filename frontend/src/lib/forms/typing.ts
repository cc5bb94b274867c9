/** Text that is rewritten while it is typed, without moving the caret of whoever corrects a digit in the middle. */

/** Text of an input, and the caret's position. */
export type Typed = { text: string; caret: number };

/**
 * The same right after a key or a paste, with what happened: a deletion, a paste, or another text in the place of all.
 * `data` is what came in, where the browser reports it.
 */
export type Keystroke = Typed & { isDeletion: boolean; isPaste: boolean; isReplaced?: boolean; data?: string | null };

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
function isDeletion(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('delete');
}

/** Whether the text did not come key by key. */
function isPaste(event: Event): boolean {
  if (!(event instanceof InputEvent) || event.inputType === '') return true;
  if (event.inputType === 'insertText') return (event.data ?? '').length > 1;
  return ['insertFromPaste', 'insertFromDrop', 'insertReplacementText'].includes(event.inputType);
}

/** Autofill and the like exchange the whole text, without an account of the change. */
function isReplaced(event: Event): boolean {
  return !(event instanceof InputEvent) || ['', 'insertReplacementText'].includes(event.inputType);
}

/** Rewrites an input that React controls: with text and caret in place already, drawing it anew moves nothing. */
export function rewrite<T extends Typed>(input: HTMLInputElement, event: Event, change: (key: Keystroke) => T): T {
  const caret = input.selectionStart ?? input.value.length;
  const typed = change({
    text: input.value,
    caret,
    isDeletion: isDeletion(event),
    isPaste: isPaste(event),
    isReplaced: isReplaced(event),
    data: event instanceof InputEvent ? event.data : null,
  });
  input.value = typed.text;
  input.setSelectionRange(typed.caret, typed.caret);
  return typed;
}
