/** Reads and writes of drivers, advances and settlements. */
import { useQuery } from '@tanstack/react-query';
import { apiRequest } from '@/api/client';
import { spreadsheetOf } from '@/api/file';
import { useApiList } from '@/api/list';
import { useApiMutation } from '@/api/mutation';
import type {
  Advance,
  AdvanceInput,
  Driver,
  DriverInput,
  DriverPayment,
  DriverPaymentInput,
} from '@/api/payment-types';
import { choicesUrl, keyOf, urlWith, useApiChoices, useApiQuery } from '@/api/query';
import type { Freight, Page } from '@/api/types';

type Saving<B> = { body: B; ifMatch: number | null };

function writeOf<B>(base: string, id: number | null, { body, ifMatch }: Saving<B>) {
  return { url: id === null ? base : `${base}/${id}`, body, ...(ifMatch === null ? {} : { ifMatch }) };
}

/** All drivers: an owner has a handful. */
export function useDrivers(userId: number) {
  return useApiChoices<Driver>('/api/drivers', {}, userId);
}

/** The same as a file. */
export function driversSpreadsheet(userId: number) {
  return spreadsheetOf(keyOf(choicesUrl('/api/drivers'), userId));
}

/** One driver. */
export function useDriver(id: number, userId: number) {
  return useApiQuery<Driver>(`/api/drivers/${id}`, userId);
}

/** Makes a driver, or changes one. */
export function useSaveDriver(id: number | null) {
  return useApiMutation<Saving<DriverInput>, Driver>({
    method: id === null ? 'POST' : 'PUT',
    request: (saving) => writeOf('/api/drivers', id, saving),
  });
}

/** Deletes a driver without history. */
export function useDeleteDriver(id: number) {
  return useApiMutation({
    method: 'DELETE',
    request: () => ({ url: `/api/drivers/${id}` }),
  });
}

/** Advances of all drivers; `open` "true" or "false", or empty for all. */
export function useAdvances(filters: { driverId: string; open: string }, userId: number) {
  return useApiList<Advance>('/api/driver-advances', filters, userId);
}

async function findAdvance(id: number, userId: number): Promise<Advance | null> {
  let cursor: string | null = null;
  do {
    const url = urlWith('/api/driver-advances', { limit: 200, cursor, userId });
    // oxlint-disable-next-line eslint/no-await-in-loop -- each page names the next
    const page: Page<Advance> = await apiRequest<Page<Advance>>('GET', url);
    const found = page.items.find((one) => one.id === id);
    if (found) return found;
    cursor = page.nextCursor;
  } while (cursor !== null);
  return null;
}

/** One advance. Who comes from the books knows only its number: then it is looked for in the list. */
export function useAdvance(id: number, driverId: number | null, userId: number) {
  const url = driverId === null ? `/api/driver-advances?find=${id}` : `/api/drivers/${driverId}/advances/${id}`;
  return useQuery({
    queryKey: keyOf(url, userId),
    queryFn: () =>
      driverId === null
        ? findAdvance(id, userId)
        : apiRequest<Advance>('GET', urlWith(`/api/drivers/${driverId}/advances/${id}`, { userId })),
  });
}

/** Makes an advance, or changes one. */
export function useSaveAdvance(id: number | null) {
  return useApiMutation<Saving<AdvanceInput> & { driverId: number }, Advance>({
    method: id === null ? 'POST' : 'PUT',
    request: ({ driverId, ...saving }) => writeOf(`/api/drivers/${driverId}/advances`, id, saving),
  });
}

/** Deletes an advance that no settlement holds. */
export function useDeleteAdvance({ id, driverId }: Pick<Advance, 'id' | 'driverId'>) {
  return useApiMutation({
    method: 'DELETE',
    request: () => ({ url: `/api/drivers/${driverId}/advances/${id}` }),
  });
}

/** The freights of a driver, the newest first. */
export function useDriverFreights(driverId: number | null, userId: number) {
  return useApiChoices<Freight>(driverId === null ? null : '/api/freights', { driverId }, userId);
}

/** The settlements under their filters. */
export function usePayments(filters: { driverId?: string | number; status?: string; q?: string }, userId: number) {
  return useApiList<DriverPayment>('/api/driver-payments', filters, userId);
}

/** One settlement. */
export function usePayment(id: number, userId: number) {
  return useApiQuery<DriverPayment>(`/api/driver-payments/${id}`, userId);
}

/** Makes a settlement, or changes a pending one. */
export function useSavePayment(id: number | null) {
  return useApiMutation<Saving<DriverPaymentInput>, DriverPayment>({
    method: id === null ? 'POST' : 'PUT',
    request: (saving) => writeOf('/api/driver-payments', id, saving),
  });
}

/** Marks a settlement as paid. */
export function usePayPayment(id: number) {
  return useApiMutation<{ paidOn: string | null }, DriverPayment>({
    method: 'POST',
    request: (body) => ({ url: `/api/driver-payments/${id}/pay`, body }),
  });
}

/** Takes a settlement away: a pending one is deleted, a paid one undone. Either frees all it holds. */
export function useRemovePayment({ id, status }: Pick<DriverPayment, 'id' | 'status'>) {
  const paid = status === 'paid';
  const url = `/api/driver-payments/${id}`;
  return useApiMutation({
    method: paid ? 'POST' : 'DELETE',
    request: () => (paid ? { url: `${url}/undo`, body: {} } : { url }),
    removes: url,
  });
}
