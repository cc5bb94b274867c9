/** Schema building blocks: convert input values for the server, with errors in Portuguese. */
import * as v from 'valibot';
import { isDate } from '@/lib/format/dates';
import { formatScaled } from '@/lib/format/quantity';
import { textOrNull } from '@/lib/format/text';

/** Maximum length, as in `limits`. */
type Length = { readonly maxLength: number };

/** Range, as in `limits`. */
export type Bounds = { readonly minimum: number; readonly maximum: number };

export function requiredText(missing: string, { maxLength }: Length) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(missing), atMost(maxLength));
}

/** Optional text; null when empty. */
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

/** Optional document, validated and normalised. */
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

export function requiredDate(missing = 'Informe a data.') {
  return v.pipe(v.string(), v.nonEmpty(missing), v.check(isDate, 'Esta data não existe.'));
}

export function optionalDate() {
  return v.pipe(
    v.string(),
    v.check((text) => text === '' || isDate(text), 'Esta data não existe.'),
    v.transform((text) => (text === '' ? null : text)),
  );
}

/** Message with {min} and {max} replaced. */
function withBounds(sentence: string, { minimum, maximum }: Bounds, scale: number): string {
  return sentence.replace('{min}', formatScaled(minimum, scale)).replace('{max}', formatScaled(maximum, scale));
}

/** Required number in 10^-scale units; `outside` is the range error with {min} and {max}. */
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

export function optionalNumber(bounds: Bounds, outside: string, scale = 0) {
  return v.pipe(
    v.nullable(v.number()),
    v.check(
      (value) => value === null || (value >= bounds.minimum && value <= bounds.maximum),
      withBounds(outside, bounds, scale),
    ),
  );
}

/** Optional select; null for the empty option. */
export function optionalChoice<const T extends string>(codes: readonly T[]) {
  return v.pipe(
    v.picklist(['', ...codes]),
    v.transform((code): T | null => (code === '' ? null : code)),
  );
}

/** Optional id of a select. */
export function optionalId() {
  return v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? null : Number(text))),
  );
}
