/** Offline prefetch: caches the data of the screens that are used on the road. */
import type { QueryClient } from '@tanstack/react-query';
import { optionUrls } from '@/api/record-options';
import { NetworkError } from '@/api/client';
import { clientSummaryUrl } from '@/api/clients';
import { currentUserQuery } from '@/api/session/current-user';
import { mayBeSignedIn } from '@/api/session/signed-in';
import type { FuelDefaults, Freight, Page, User, Vehicle, Driver } from '@/api/types';
import { apiListQuery } from '@/api/list';
import { apiQuery, type Params } from '@/api/query';
import { boardUrl } from '@/features/board/board-queries';
import { dashboardUrl, remindersUrl, SPANS } from '@/features/dashboard/dashboard-queries';
import { summaryUrl, URL_FILTERS, type UrlFilterName } from '@/features/finances/finance-queries';
import { monthOf } from '@/lib/format/months';
import { shownOf } from '@/features/finances/default-period';
import { freightUrls, lastExpensesUrl, onTheRoad } from '@/features/freights/freight-queries';
import { hasStay, stayUrls } from '@/features/freights/claims/waiting-time-queries';
import { fuelDefaultUrls } from '@/features/fuel/fuel-queries';
import { vehicleUrls } from '@/features/vehicles/vehicle-queries';
import { routes } from '@/app/routes';
import { addDays, DEFAULT_TIME_ZONE, todayIn } from '@/lib/format/dates';

/** Limits of records that are prefetched one by one: a small fleet. */
const MOST = { freights: 6, trucks: 5, drivers: 5 } as const;

/** Concurrent prefetch requests: the user's own requests go first. */
const AT_ONCE = 2;

/** Query to prefetch: an address, or a paged list. */
type Read = string | { list: string; params?: Params };

/** Days before a new month from which its books are prefetched: they have their own address. */
const NEXT_MONTH_LEAD_DAYS = 3;

/** Month of the books, at the address that the screen requests on that day. */
function booksReads(today: string): Read[] {
  const none = Object.fromEntries(URL_FILTERS.map((name) => [name, ''])) as Record<UrlFilterName, string>;
  const { query, beyond } = shownOf(none, today);
  return [{ list: '/api/finances', params: query }, summaryUrl(query), ...(beyond ? [summaryUrl(beyond)] : [])];
}

function generalReads(today: string): Read[] {
  const soon = addDays(today, NEXT_MONTH_LEAD_DAYS);
  return [
    dashboardUrl(null),
    boardUrl(null),
    remindersUrl(SPANS[0]),
    ...routes.flatMap(({ offlineLists = [] }) => offlineLists),
    fuelDefaultUrls.stations(''),
    optionUrls.freights({}),
    freightUrls.summary,
    ...booksReads(today),
    ...(monthOf(soon) === monthOf(today) ? [] : booksReads(soon)),
    ...onTheRoad.map(lastExpensesUrl),
  ];
}

function freightReads(freight: Freight): Read[] {
  const { id, client, driver } = freight;
  return [
    `/api/freights/${id}`,
    freightUrls.result(id),
    freightUrls.events(id),
    freightUrls.expenses(id),
    freightUrls.fuel(id),
    ...(driver ? [freightUrls.advances(id)] : []),
    ...(hasStay(freight) ? [stayUrls.waitingTime(id), stayUrls.claims(id)] : []),
    ...(client ? [`/api/clients/${client.id}`, clientSummaryUrl(client.id)] : []),
  ];
}

/** Data of a truck's form and page; the offered station's city is that of its last fill-up. */
function truckReads({ id }: Vehicle, { station }: FuelDefaults): Read[] {
  return [
    ...(station === null ? [] : [fuelDefaultUrls.lastAt(station)]),
    optionUrls.freights({ vehicleId: id }),
    `/api/vehicles/${id}`,
    vehicleUrls.summary(id),
    vehicleUrls.newestFreights(id),
    vehicleUrls.plan(id),
  ];
}

function driverReads({ id }: Driver): Read[] {
  return [optionUrls.freights({ driverId: id }), `/api/drivers/${id}`];
}

/** True while the same user is signed in; a logout clears the note on the device before its request. */
function isSameUser(client: QueryClient, userId: number): boolean {
  return mayBeSignedIn() && client.getQueryData<User | null>(currentUserQuery.queryKey)?.id === userId;
}

/** All data but the freights under way. */
async function fleetReads(client: QueryClient, one: <T>(url: string) => Promise<T>): Promise<Read[]> {
  const { items: vehicles } = await one<Page<Vehicle>>(optionUrls.vehicles);
  const { items: drivers } = await one<Page<Driver>>(optionUrls.drivers);
  const inUse = vehicles.filter(({ type, status }) => type === 'truck' && status !== 'inactive');
  const ofTrucks = await Promise.all(
    inUse
      .slice(0, MOST.trucks)
      .map(async (truck) => truckReads(truck, await one<FuelDefaults>(fuelDefaultUrls.defaults(truck.id)))),
  );
  const timeZone = client.getQueryData<User | null>(currentUserQuery.queryKey)?.timeZone ?? DEFAULT_TIME_ZONE;
  const active = drivers.filter((driver) => driver.active);
  return [
    ...generalReads(todayIn(timeZone)),
    ...ofTrucks.flat(),
    ...active.slice(0, MOST.drivers).flatMap(driverReads),
  ];
}

/**
 * Prefetches all screens used on the road, or only freights under way in data-saver mode. Returns true if all
 * succeeded; rejects when the connection is lost.
 */
export async function prefetchOffline(client: QueryClient, userId: number, dataSaver = false): Promise<boolean> {
  const one = <T>(url: string) => client.fetchQuery(apiQuery<T>(url, userId));
  const { items: freights } = await one<Page<Freight>>(optionUrls.openFreights);
  const reads: Read[] = freights.slice(0, MOST.freights).flatMap(freightReads);
  if (!dataSaver) reads.push(...(await fleetReads(client, one)));
  // A refused query is skipped; a lost connection ends the prefetch.
  const unlessCut = (error: unknown) => {
    if (!(error instanceof NetworkError)) return;
    reads.length = 0;
    throw error;
  };
  const next = async (): Promise<void> => {
    const read = reads.shift();
    if (read === undefined || !isSameUser(client, userId)) return;
    if (typeof read === 'string') await one(read).catch(unlessCut);
    else await client.fetchInfiniteQuery(apiListQuery(read.list, read.params ?? {}, userId)).catch(unlessCut);
    await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return isSameUser(client, userId);
}
