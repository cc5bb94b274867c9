/**
 * Brazilian documents: each has `isValidX` (check digits), `normalizeX` (as stored) and `formatX` (as shown).
 * Formatting never fails: what is not such a document comes back as it is.
 */
import { isValidCnh as checkCnh } from '@brazilian-utils/brazilian-utils/is-valid-cnh';
import { isValidCnpj as checkCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf as checkCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { isValidPhone as checkPhone } from '@brazilian-utils/brazilian-utils/is-valid-phone';
import { isValidRenavam as checkRenavam } from '@brazilian-utils/brazilian-utils/is-valid-renavam';

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

function alphanumerics(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

function only(text: string, allowed: RegExp): boolean {
  return allowed.test(text.trim());
}

const PLATE = /^[A-Z]{3}[0-9][A-Z0-9][0-9]{2}$/;
const OLD_PLATE = /^[A-Z]{3}[0-9]{4}$/;

/** "ABC1D23": capitals and digits only. */
export function normalizePlate(text: string): string {
  return alphanumerics(text);
}

/** Old (ABC-1234) or Mercosul (ABC1D23). */
export function isValidPlate(text: string): boolean {
  return only(text, /^[\w\s-]+$/) && PLATE.test(normalizePlate(text));
}

/** Whether it is a plate of the old kind, which has a Mercosul twin. */
export function isOldPlate(text: string): boolean {
  return OLD_PLATE.test(normalizePlate(text));
}

/** The Mercosul twin of an old plate (its fifth character becomes a letter); any other comes back normalised. */
export function toMercosulPlate(text: string): string {
  const plate = normalizePlate(text);
  if (!isOldPlate(plate)) return plate;
  return `${plate.slice(0, 4)}${'ABCDEFGHIJ'.charAt(Number(plate.charAt(4)))}${plate.slice(5)}`;
}

/** "ABC-1234" for an old plate, "ABC1D23" for a Mercosul one. */
export function formatPlate(text: string): string {
  const plate = normalizePlate(text);
  return isOldPlate(plate) ? `${plate.slice(0, 3)}-${plate.slice(3)}` : plate || text;
}

/** Eleven digits. */
export function normalizeCpf(text: string): string {
  return digits(text);
}

/** CPF by its check digits. */
export function isValidCpf(text: string): boolean {
  return only(text, /^[\d.\-\s]+$/) && checkCpf(text);
}

/** "529.982.247-25". */
export function formatCpf(text: string): string {
  return normalizeCpf(text).length === 11
    ? normalizeCpf(text).replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
    : text;
}

/** Fourteen characters; letters are allowed in the first twelve since 2026. */
export function normalizeCnpj(text: string): string {
  return alphanumerics(text);
}

/** CNPJ, numeric or alphanumeric, by its check digits. */
export function isValidCnpj(text: string): boolean {
  return only(text, /^[\w.\-/\s]+$/) && checkCnpj(normalizeCnpj(text), { version: 2 });
}

/** "12.ABC.345/01DE-35". */
export function formatCnpj(text: string): string {
  const cnpj = normalizeCnpj(text);
  return cnpj.length === 14 ? cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5') : text;
}

/** A CPF or a CNPJ, whichever it is by its length. */
export function isValidCpfOrCnpj(text: string): boolean {
  return alphanumerics(text).length <= 11 ? isValidCpf(text) : isValidCnpj(text);
}

/** Formats a CPF or a CNPJ by its length. */
export function formatCpfOrCnpj(text: string): string {
  return alphanumerics(text).length <= 11 ? formatCpf(text) : formatCnpj(text);
}

/** Eleven digits; the nine of old papers are padded with zeros. */
export function normalizeRenavam(text: string): string {
  const found = digits(text);
  return found.length === 9 ? found.padStart(11, '0') : found;
}

/** RENAVAM by its check digit. */
export function isValidRenavam(text: string): boolean {
  return normalizeRenavam(text).length === 11 && checkRenavam(normalizeRenavam(text));
}

/** CNH (driving licence number) by its check digits. */
export function isValidCnh(text: string): boolean {
  return digits(text).length === 11 && checkCnh(digits(text));
}

/** Seventeen capitals and digits. */
export function normalizeVin(text: string): string {
  return alphanumerics(text);
}

/** Chassis number. The North-American check digit is not asked for: real Brazilian chassis fail it. */
export function isValidVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(normalizeVin(text));
}

/** Area code and number, without the country's 55. */
export function normalizePhone(text: string): string {
  const found = digits(text);
  return found.length > 11 && found.startsWith('55') ? found.slice(2) : found;
}

/** Mobile or landline with area code. */
export function isValidPhone(text: string): boolean {
  const phone = normalizePhone(text);
  return /^\d{10,11}$/.test(phone) && checkPhone(phone);
}

/** "(11) 98765-4321". */
export function formatPhone(text: string): string {
  const match = /^(\d{2})(\d{4,5})(\d{4})$/.exec(normalizePhone(text));
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : text;
}

/** CEP: eight digits, not all zeros. */
export function isValidCep(text: string): boolean {
  return only(text, /^\d{5}-?\d{3}$/) && digits(text) !== '00000000';
}

/** "01001-000". */
export function formatCep(text: string): string {
  return isValidCep(text) ? digits(text).replace(/^(\d{5})(\d{3})$/, '$1-$2') : text;
}

/** RNTRC as typed: eight or nine digits. */
export function isValidRntrc(text: string): boolean {
  return only(text, /^\d{8,9}$/);
}

/** CIOT: twelve digits. */
export function isValidCiot(text: string): boolean {
  return /^\d{12}$/.test(digits(text));
}

/** Access key of a CT-e or MDF-e: 44 digits whose last is the modulo-11 check of the others. */
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

/** An access key in groups of four. */
export function formatAccessKey(text: string): string {
  const key = digits(text);
  return key.length === 44 ? key.replace(/(\d{4})(?=\d)/g, '$1 ') : text;
}
