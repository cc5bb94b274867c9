/** Building blocks of form schemas: each turns what an input holds into what the server takes, and says what is wrong in Portuguese. */
import * as v from 'valibot';
import { isDate } from '@/lib/format/dates';
import { formatScaled } from '@/lib/format/quantity';
import { textOrNull } from '@/lib/format/text';

/** How long a text may be, as `limits` says it. */
type Length = { readonly maxLength: number };

/** Within what a number must be, as `limits` says it. */
export type Bounds = { readonly minimum: number; readonly maximum: number };

/** Text that must be there. */
export function requiredText(missing: string, { maxLength }: Length) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(missing), atMost(maxLength));
}

/** Text that may be missing: then null. */
export function optionalText({ maxLength }: Length) {
  return v.pipe(
    v.string(),
    v.trim(),
    atMost(maxLength),
    v.transform((text) => textOrNull(text)),
  );
}

function atMost(characters: number) {
  return v.maxLength<string, number, string>(characters, `No máximo ${characters} caracteres.`);
}

/** A document that may be missing; checked, and sent as `normalize` leaves it. */
export function optionalDocument(
  isValid: (text: string) => boolean,
  normalize: (text: string) => string,
  wrong: string,
) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || isValid(text), wrong),
    v.transform((text) => (text === '' ? null : normalize(text))),
  );
}

/** A day that must be there. */
export function requiredDate(missing = 'Informe a data.') {
  return v.pipe(v.string(), v.nonEmpty(missing), v.check(isDate, 'Esta data não existe.'));
}

/** A day that may be missing. */
export function optionalDate() {
  return v.pipe(
    v.string(),
    v.check((text) => text === '' || isDate(text), 'Esta data não existe.'),
    v.transform((text) => (text === '' ? null : text)),
  );
}

/** The sentence with the bounds in place of {min} and {max}. */
function withBounds(sentence: string, { minimum, maximum }: Bounds, scale: number): string {
  return sentence.replace('{min}', formatScaled(minimum, scale)).replace('{max}', formatScaled(maximum, scale));
}

/**
 * A number that must be there, within bounds: `outside` says what is wrong, with {min} and {max} for the bounds. The
 * number is an integer of 10^-scale units.
 */
export function requiredNumber(missing: string, bounds: Bounds, outside: string, scale = 0) {
  const sentence = withBounds(outside, bounds, scale);
  return v.pipe(
    v.nullable(v.number()),
    v.check((value) => value !== null, missing),
    v.transform((value) => value ?? 0),
    v.minValue(bounds.minimum, sentence),
    v.maxValue(bounds.maximum, sentence),
  );
}

/** The same of a number that may be missing. */
export function optionalNumber(bounds: Bounds, outside: string, scale = 0) {
  return v.pipe(
    v.nullable(v.number()),
    v.check(
      (value) => value === null || (value >= bounds.minimum && value <= bounds.maximum),
      withBounds(outside, bounds, scale),
    ),
  );
}

/** Null for the empty choice of a select. */
export function optionalChoice<const T extends string>(codes: readonly T[]) {
  return v.pipe(
    v.picklist(['', ...codes]),
    v.transform((code): T | null => (code === '' ? null : code)),
  );
}

/** The id behind a chosen option; null for the empty one. */
export function optionalId() {
  return v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? null : Number(text))),
  );
}
