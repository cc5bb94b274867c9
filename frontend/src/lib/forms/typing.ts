/** Rewrites input text while typing without moving the caret. */

export type Typed = { text: string; caret: number };

/**
 * Text after an input event: deletion, paste, or replacement. `data` is the inserted text, if the browser reports it.
 */
export type Keystroke = Typed & { isDeletion: boolean; isPaste: boolean; isReplaced?: boolean; data?: string | null };

/** Number of digits before the caret. */
export function digitsBefore({ text, caret }: Typed): number {
  return text.slice(0, caret).replace(/\D/g, '').length;
}

/** Caret after the first `count` digits. */
export function placeAfterDigits(text: string, count: number): number {
  let place = 0;
  for (let left = count; left > 0 && place < text.length; place += 1) if (/\d/.test(text.charAt(place))) left -= 1;
  return place;
}

function isDeletion(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('delete');
}

/** True if the text was inserted as a whole. */
function isPaste(event: Event): boolean {
  if (!(event instanceof InputEvent) || event.inputType === '') return true;
  if (event.inputType === 'insertText') return (event.data ?? '').length > 1;
  return ['insertFromPaste', 'insertFromDrop', 'insertReplacementText'].includes(event.inputType);
}

/** True for autofill, which replaces the text without details. */
function isReplaced(event: Event): boolean {
  return !(event instanceof InputEvent) || ['', 'insertReplacementText'].includes(event.inputType);
}

/** Updates text and caret of a controlled input before React renders, so that rendering moves nothing. */
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
