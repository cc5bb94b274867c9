/**
 * Brazilian documents: `normalizeX` (as stored) and `formatX` (as shown). Formatting never fails: other text is
 * returned unchanged. `document-checks` validates.
 */

export function digits(text: string): string {
  return text.replace(/\D/g, '');
}

export function alphanumerics(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

const OLD_PLATE = /^[A-Z]{3}[0-9]{4}$/;

/** "ABC1D23": capitals and digits only. */
export function normalizePlate(text: string): string {
  return alphanumerics(text);
}

/** True for a plate of the old pattern. */
export function isOldPlate(text: string): boolean {
  return OLD_PLATE.test(normalizePlate(text));
}

/** Mercosul equivalent of an old plate (its fifth character becomes a letter); any other is normalised. */
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

/** "12.ABC.345/01DE-35". */
export function formatCnpj(text: string): string {
  const cnpj = normalizeCnpj(text);
  return cnpj.length === 14 ? cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5') : text;
}

export function formatCpfOrCnpj(text: string): string {
  return alphanumerics(text).length <= 11 ? formatCpf(text) : formatCnpj(text);
}

/** Eleven digits; the nine of old documents are padded with zeros. */
export function normalizeRenavam(text: string): string {
  const found = digits(text);
  return found.length === 9 ? found.padStart(11, '0') : found;
}

/** Seventeen capitals and digits. */
export function normalizeVin(text: string): string {
  return alphanumerics(text);
}

/** Area code and number, without the country's 55. */
export function normalizePhone(text: string): string {
  const found = digits(text);
  return found.length > 11 && found.startsWith('55') ? found.slice(2) : found;
}

/** "(11) 98765-4321". */
export function formatPhone(text: string): string {
  const match = /^(\d{2})(\d{4,5})(\d{4})$/.exec(normalizePhone(text));
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : text;
}

/** CEP: eight digits, not all zeros. */
export function isValidCep(text: string): boolean {
  return /^\d{5}-?\d{3}$/.test(text.trim()) && digits(text) !== '00000000';
}

/** "01001-000". */
export function formatCep(text: string): string {
  return isValidCep(text) ? digits(text).replace(/^(\d{5})(\d{3})$/, '$1-$2') : text;
}

/** An access key in groups of four. */
export function formatAccessKey(text: string): string {
  const key = digits(text);
  return key.length === 44 ? key.replace(/(\d{4})(?=\d)/g, '$1 ') : text;
}
