/** Building blocks of form schemas: each turns what an input holds into what the server takes, and says what is wrong in Portuguese. */
import * as v from 'valibot';
import { isDate } from './dates';
import { textOrNull } from './text';

/** Text that must be there. */
export function requiredText(missing: string, max = 200) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(max, `No máximo ${max} caracteres.`));
}

/** Text that may be missing: then null. */
export function optionalText(max = 200) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, `No máximo ${max} caracteres.`),
    v.transform((text) => textOrNull(text)),
  );
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

/** A whole number that must be there, within bounds. */
export function requiredNumber(missing: string, min: number, max: number, outside: string) {
  return v.pipe(
    v.nullable(v.number()),
    v.check((value) => value !== null, missing),
    v.transform((value) => value ?? 0),
    v.minValue(min, outside),
    v.maxValue(max, outside),
  );
}

/** A whole number that may be missing, within bounds. */
export function optionalNumber(min: number, max: number, outside: string) {
  return v.pipe(
    v.nullable(v.number()),
    v.check((value) => value === null || (value >= min && value <= max), outside),
  );
}

/** Null for the empty choice of a select. */
export function optionalChoice<const T extends string>(codes: readonly T[]) {
  return v.pipe(
    v.picklist(['', ...codes]),
    v.transform((code): T | null => (code === '' ? null : code)),
  );
}
