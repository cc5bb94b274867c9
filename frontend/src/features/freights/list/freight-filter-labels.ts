/** Filters of freights, and their labels. */
import type { UrlFilters } from '@/lib/navigation/url-filters';
import type { FreightFilters } from '@/features/freights/freight-queries';

/** Filters in the address. */
export type FreightUrlFilters = UrlFilters<keyof FreightFilters>;

export const stages = [
  ['open', 'Em aberto'],
  ['scheduled', 'Agendados'],
  ['loading,in_transit,unloading', 'Na estrada'],
  ['completed', 'Concluídos'],
] as const;

export const payments = [
  ['pending', 'A receber'],
  ['overdue', 'Atrasados'],
  ['paid', 'Recebidos'],
] as const;

type PaymentFilters = Pick<FreightFilters, 'payment' | 'overdue'>;

/** Selected payment filter: overdue ones have their own parameter. */
export function paymentOf({ payment, overdue }: PaymentFilters): string {
  return overdue === '' ? payment : 'overdue';
}

export function paymentFilters(code: string): PaymentFilters {
  return code === 'overdue' ? { payment: '', overdue: 'true' } : { payment: code, overdue: '' };
}
