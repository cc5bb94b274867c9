/** Reads and writes of drivers, advances and settlements. */
import { useQuery } from '@tanstack/react-query';
import { apiRequest } from '@/api/client';
import { useDeletion } from '@/api/deletion';
import { spreadsheetOf } from '@/api/file-download';
import { asList, choicesUrl, useApiList, useApiPage } from '@/api/list';
import { useApiMutation } from '@/api/mutation';
import type { Advance, AdvanceInput, Driver, DriverPayment, Page } from '@/api/types';
import { keyOf, urlWith } from '@/api/query';
import { resource, saveRequest, type Filters, type Saving } from '@/api/resource';

/** Drivers: an owner has a handful. */
export const { useOne: useDriver, useSave: useSaveDriver, useDelete: useDeleteDriver } = resource('/api/drivers');

/** Settlements. */
export const {
  useOne: usePayment,
  useList: usePayments,
  useSave: useSavePayment,
  useDelete: useDeletePayment,
} = resource('/api/driver-payments');

/** Advances of all drivers. */
export function useAdvances(filters: Filters<'/api/driver-advances'>, userId: number) {
  return useApiList<Advance>('/api/driver-advances', filters, userId);
}

/** All drivers in an order, and as a file. */
export function useDrivers(sort: string, userId: number) {
  const url = choicesUrl('/api/drivers', { sort });
  return asList(useApiPage<Driver>(url, userId, 'keepsRows'), spreadsheetOf(keyOf(url, userId)));
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

/** Changes an advance; a new one goes through the outbox. */
export function useChangeAdvance() {
  return useApiMutation<Saving<AdvanceInput> & Pick<Advance, 'id' | 'driverId'>, Advance>({
    method: 'PUT',
    request: ({ id, driverId, ...saving }) => saveRequest(`/api/drivers/${driverId}/advances`, id, saving),
  });
}

/** Marks a settlement as paid. */
export function usePayPayment(id: number) {
  return useApiMutation<{ paidOn: string | null }, DriverPayment>({
    method: 'POST',
    request: (body) => ({ url: `/api/driver-payments/${id}/pay`, body }),
  });
}

/** Deletes an advance that no settlement holds. */
export function useDeleteAdvance({ id, driverId }: Pick<Advance, 'id' | 'driverId'>) {
  return useDeletion(`/api/drivers/${driverId}/advances/${id}`, ['/api/driver-advances']);
}

/** Undoes a paid settlement, which frees all it holds; it is no more afterwards. */
export function useUndoPayment(id: number) {
  const url = `/api/driver-payments/${id}`;
  return useApiMutation({ method: 'POST', request: () => ({ url: `${url}/undo`, body: {} }), removes: url });
}
