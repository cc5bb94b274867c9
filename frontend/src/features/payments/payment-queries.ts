/** Queries and mutations of drivers, advances and settlements. */
import { useQuery } from '@tanstack/react-query';
import { apiRequest } from '@/api/client';
import { useDeletion } from '@/api/deletion';
import { spreadsheetOf } from '@/api/file-download';
import { asList, optionsUrl, useApiList, useApiPage } from '@/api/list';
import { useApiMutation } from '@/api/mutation';
import type { Advance, AdvanceInput, Driver, DriverPayment, Page } from '@/api/types';
import { keyOf, urlWith } from '@/api/query';
import { resource, saveRequest, type Filters, type Saving } from '@/api/resource';

/** Choices of drivers: an owner has a handful. */
export const { useOne: useDriver, useSave: useSaveDriver, useDelete: useDeleteDriver } = resource('/api/drivers');

export const {
  useOne: usePayment,
  useList: usePayments,
  useSave: useSavePayment,
  useDelete: useDeletePayment,
} = resource('/api/driver-payments');

export function useAdvances(filters: Filters<'/api/driver-advances'>, userId: number) {
  return useApiList<Advance>('/api/driver-advances', filters, userId);
}

/** Sorted drivers, and their spreadsheet. */
export function useDrivers(sort: string, userId: number) {
  const url = optionsUrl('/api/drivers', { sort });
  return asList(useApiPage<Driver>(url, userId, 'keepsRows'), spreadsheetOf(keyOf(url, userId)));
}

async function findAdvance(id: number, userId: number): Promise<Advance | null> {
  let cursor: string | null = null;
  do {
    const url = urlWith('/api/driver-advances', { limit: 200, cursor, userId });
    // oxlint-disable-next-line eslint/no-await-in-loop -- each page contains the next cursor
    const page: Page<Advance> = await apiRequest<Page<Advance>>('GET', url);
    const found = page.items.find((one) => one.id === id);
    if (found) return found;
    cursor = page.nextCursor;
  } while (cursor !== null);
  return null;
}

/** One advance. Links from the books contain no driver: then the list is searched. */
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

/** Updates an advance; creation uses the outbox. */
export function useChangeAdvance() {
  return useApiMutation<Saving<AdvanceInput> & Pick<Advance, 'id' | 'driverId'>, Advance>({
    method: 'PUT',
    request: ({ id, driverId, ...saving }) => saveRequest(`/api/drivers/${driverId}/advances`, id, saving),
  });
}

export function usePayPayment(id: number) {
  return useApiMutation<{ paidOn: string | null }, DriverPayment>({
    method: 'POST',
    request: (body) => ({ url: `/api/driver-payments/${id}/pay`, body }),
  });
}

/** Deletes an unsettled advance. */
export function useDeleteAdvance({ id, driverId }: Pick<Advance, 'id' | 'driverId'>) {
  return useDeletion(`/api/drivers/${driverId}/advances/${id}`, ['/api/driver-advances']);
}

/** Undoes a paid settlement: deletes it and releases its items. */
export function useUndoPayment(id: number) {
  const url = `/api/driver-payments/${id}`;
  return useApiMutation({ method: 'POST', request: () => ({ url: `${url}/undo`, body: {} }), removes: url });
}
