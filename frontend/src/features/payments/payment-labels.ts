/** Labels of drivers, advances and settlements. */
import type { Agreement, CnhCategory, Driver, DriverPaymentPreview, TripLine } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { formatBps, formatKm } from '@/lib/format/quantity';

/** Licence categories, those of trucks first. */
export const cnhCategories: readonly CnhCategory[] = ['E', 'AE', 'D', 'AD', 'C', 'AC', 'B', 'AB', 'A'];

export function isCommission(agreement: Agreement): boolean {
  return agreement === 'commission_gross' || agreement === 'commission_net';
}

/** "12% de comissão sobre o frete", "R$ 900,00 por viagem". */
export function agreementLabel({ agreement, commissionBps, fixedCents }: Driver): string {
  if (isCommission(agreement)) {
    const base = agreement === 'commission_gross' ? 'sobre o frete' : 'sobre o que sobra';
    return commissionBps === null ? `Comissão ${base}` : `${formatBps(commissionBps)} de comissão ${base}`;
  }
  const each = agreement === 'fixed_per_trip' ? 'por viagem' : 'por mês';
  return fixedCents === null ? `Valor ${each}` : `${formatMoney(fixedCents)} ${each}`;
}

/** "01/11/2026 a 21/11/2026". */
export function periodRangeLabel({ periodFrom, periodTo }: { periodFrom: string; periodTo: string }): string {
  return `${formatDate(periodFrom)} a ${formatDate(periodTo)}`;
}

/** Label of the balance: debtor and creditor, or payer and payee. */
export function balanceLabel({
  balanceCents,
  closing,
}: Pick<DriverPaymentPreview, 'balanceCents' | 'closing'>): string {
  if (closing === 'even') return 'Nada a pagar';
  if (closing === 'carried') return 'Dívida do motorista';
  if (balanceCents > 0) return closing === 'paid' ? 'Pago ao motorista' : 'A pagar ao motorista';
  return closing === 'paid' ? 'O motorista pagou' : 'O motorista deve';
}

/** "nº 12 · Campinas/SP → Rondonópolis/MT". */
export function freightTitle({ number, originCity, destinationCity }: TripLine): string {
  return `nº ${number} · ${originCity.name}/${originCity.uf} → ${destinationCity.name}/${destinationCity.uf}`;
}

/** Start, km and client of a settled freight. */
export function freightHint({ scheduledFor, beganOn, distanceKm, emptyKm, clientName }: TripLine): string {
  const km =
    emptyKm > 0
      ? `${formatKm(distanceKm)} + ${formatKm(emptyKm)} ${emptyKm === 1 ? 'vazio' : 'vazios'}`
      : formatKm(distanceKm);
  return [formatDate(beganOn ?? scheduledFor), km, clientName].filter(Boolean).join(' · ');
}

/** Calculation of a freight's commission. */
export function commissionHint({ grossCents, baseCents, commissionBps }: TripLine): string {
  const share = commissionBps === null ? null : `${formatBps(commissionBps)} de ${formatMoney(baseCents)}`;
  return [`Frete ${formatMoney(grossCents)}`, share].filter(Boolean).join(' · ');
}

/** "Acerto nº 7", or a title without a number. */
export function paymentTitle({ number }: Pick<DriverPaymentPreview, 'number'>): string {
  return number === null ? 'Prévia do acerto' : `Acerto nº ${number}`;
}

export function paymentHref(id: number): string {
  return `/driver-payments?id=${id}`;
}

export function driverHref(id: number): string {
  return `/driver-payments?tab=drivers&id=${id}`;
}

/** Address of an advance; its driver makes the lookup direct. */
export function advanceHref({ id, driverId }: { id: number; driverId: number }): string {
  return `/driver-payments?tab=advances&driverId=${driverId}&id=${id}`;
}
