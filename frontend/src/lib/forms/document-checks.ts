/** Validation of Brazilian documents by form and check digits. */
import { isValidCnh as checkCnh } from '@brazilian-utils/brazilian-utils/is-valid-cnh';
import { isValidCnpj as checkCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf as checkCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { isValidPhone as checkPhone } from '@brazilian-utils/brazilian-utils/is-valid-phone';
import { isValidRenavam as checkRenavam } from '@brazilian-utils/brazilian-utils/is-valid-renavam';
import {
  alphanumerics,
  digits,
  normalizeCnpj,
  normalizePhone,
  normalizePlate,
  normalizeRenavam,
  normalizeVin,
} from '@/lib/format/br-documents';

function only(text: string, allowed: RegExp): boolean {
  return allowed.test(text.trim());
}

const PLATE = /^[A-Z]{3}[0-9][A-Z0-9][0-9]{2}$/;

/** Old (ABC-1234) or Mercosul (ABC1D23). */
export function isValidPlate(text: string): boolean {
  return only(text, /^[\w\s-]+$/) && PLATE.test(normalizePlate(text));
}

export function isValidCpf(text: string): boolean {
  return only(text, /^[\d.\-\s]+$/) && checkCpf(text);
}

/** CNPJ, numeric or alphanumeric. */
export function isValidCnpj(text: string): boolean {
  return only(text, /^[\w.\-/\s]+$/) && checkCnpj(normalizeCnpj(text), { version: 2 });
}

export function isValidCpfOrCnpj(text: string): boolean {
  return alphanumerics(text).length <= 11 ? isValidCpf(text) : isValidCnpj(text);
}

export function isValidRenavam(text: string): boolean {
  return normalizeRenavam(text).length === 11 && checkRenavam(normalizeRenavam(text));
}

/** CNH (driving licence number). */
export function isValidCnh(text: string): boolean {
  return digits(text).length === 11 && checkCnh(digits(text));
}

/** Chassis number. The North-American check digit is not verified: real Brazilian chassis fail it. */
export function isValidVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(normalizeVin(text));
}

/** Mobile or landline with area code. */
export function isValidPhone(text: string): boolean {
  const phone = normalizePhone(text);
  return /^\d{10,11}$/.test(phone) && checkPhone(phone);
}

/** RNTRC as typed: eight or nine digits. */
export function isValidRntrc(text: string): boolean {
  return only(text, /^\d{8,9}$/);
}

/** CIOT: twelve digits. */
export function isValidCiot(text: string): boolean {
  return /^\d{12}$/.test(digits(text));
}

/** Access key of a CT-e or MDF-e: 44 digits with a modulo-11 check digit. */
export function isValidAccessKey(text: string): boolean {
  const key = digits(text);
  if (!/^\d{44}$/.test(key)) return false;
  const sum = key
    .slice(0, 43)
    .split('')
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (2 + (at % 8)), 0);
  const check = 11 - (sum % 11);
  return Number(key.charAt(43)) === (check >= 10 ? 0 : check);
}
