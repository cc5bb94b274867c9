/** Message for a failed calculation. */
import { ApiError, errorMessage } from '@/api/client';

/** Fields that are always visible. */
const openFields: readonly string[] = ['distanceKm', 'offerCents', 'offerPerTonCents', 'weightKg', 'tollCents'];

/** Errors at visible fields are not repeated; those of collapsed fields are. */
export function calculatorMessage(error: Error): string {
  if (!(error instanceof ApiError)) return 'Sem conexão agora. Confira a internet e calcule de novo.';
  if (error.status === 429) {
    const wait = error.retryAfter;
    const time = wait === null || wait > 90 ? 'alguns minutos' : `${wait} ${wait === 1 ? 'segundo' : 'segundos'}`;
    return `Foram muitas contas em pouco tempo. Espere ${time} e calcule de novo: nada do que você digitou se perde.`;
  }
  const folded = error.fields.filter(({ field }) => !openFields.includes(field));
  if (folded.length > 0) return folded.map(({ message }) => message).join(' ');
  return error.fields.length > 0 ? 'Confira o campo marcado.' : errorMessage(error);
}
