/** The records that the palette finds: by plate, client, driver, city or number of a freight. */
import { Route, Search, Truck, UserRound, Users } from 'lucide-react';
import { apiRequest } from '@/api/client';
import { useWithoutGone } from '@/api/deletion';
import { urlWith, type Params } from '@/api/query';
import type { Client, ListedFreight, Page, Vehicle } from '@/api/types';
import type { Driver } from '@/api/payment-types';
import { formatCpfOrCnpj } from '@/lib/br-documents';
import { freightChoice, vehicleChoice } from '@/lib/choice-labels';
import { formatDate } from '@/lib/dates';
import { useLatestAnswer } from '@/lib/use-latest-answer';
import type { PaletteGroup, PaletteItem } from './palette-items';

/** How many of each kind are shown: who sees none of what is looked for types more. */
const LIMIT = 5;

/** One letter finds half of everything; one digit may be the number of a freight. */
const WORTH_ASKING = /^\d|../;

/** "142", "nº 142" or "frete 142". No installation has freights with more digits. */
const NUMBER = /^(?:frete\s+)?(?:n[º°o.]*\s*)?(\d{1,9})$/i;

type Found = { vehicles: Vehicle[]; freights: ListedFreight[]; clients: Client[]; drivers: Driver[] };

async function find(q: string, userId: number, signal: AbortSignal): Promise<Found> {
  const list = async <T>(path: string, by: Params = { q }) => {
    const url = urlWith(path, { ...by, limit: LIMIT, userId });
    return (await apiRequest<Page<T>>('GET', url, { signal })).items;
  };
  const number = NUMBER.exec(q)?.[1];
  const [vehicles, numbered, freights, clients, drivers] = await Promise.all([
    list<Vehicle>('/api/vehicles'),
    number === undefined ? [] : list<ListedFreight>('/api/freights', { number }),
    list<ListedFreight>('/api/freights'),
    list<Client>('/api/clients'),
    list<Driver>('/api/drivers'),
  ]);
  // Who types a number means the freight that has it; numbers stand in documents and phones, too.
  const others = freights.filter(({ id }) => id !== numbered[0]?.id);
  return { vehicles, freights: [...numbered, ...others], clients, drivers };
}

const vehicleItem = (vehicle: Vehicle): PaletteItem => ({
  key: `vehicle ${vehicle.id}`,
  label: vehicleChoice(vehicle),
  hint: [vehicle.brand, vehicle.model].filter(Boolean).join(' ') || null,
  icon: Truck,
  to: `/vehicles?id=${vehicle.id}`,
});

const freightItem = (freight: ListedFreight): PaletteItem => ({
  key: `freight ${freight.id}`,
  label: freightChoice(freight),
  hint: [formatDate(freight.scheduledFor), freight.client?.name].filter(Boolean).join(' · '),
  icon: Route,
  to: `/freights?id=${freight.id}`,
});

/** The newest freights of a city are rarely all: the rest of them is the list. */
function freightItems(freights: readonly ListedFreight[], query: string): PaletteItem[] {
  const items = freights.map(freightItem);
  if (freights.length < LIMIT) return items;
  const to = urlWith('/freights', { q: query });
  return [...items, { key: to, label: `Todos os fretes com “${query}”`, hint: null, icon: Search, to }];
}

const clientItem = (client: Client): PaletteItem => ({
  key: `client ${client.id}`,
  label: client.name,
  hint: client.document === null ? null : formatCpfOrCnpj(client.document),
  icon: Users,
  to: `/freights?clientId=${client.id}`,
});

const driverItem = (driver: Driver): PaletteItem => ({
  key: `driver ${driver.id}`,
  label: driver.name,
  hint: null,
  icon: UserRound,
  to: `/driver-payments?tab=drivers&id=${driver.id}`,
});

/** What the server finds, whether it is still looking, and what went wrong. */
export function useFoundRecords(query: string, userId: number) {
  const question = WORTH_ASKING.test(query) ? query : null;
  const { answer, isAsking, error } = useLatestAnswer('palette', question, (q, signal) => find(q, userId, signal));
  const without = {
    vehicles: useWithoutGone('/api/vehicles'),
    freights: useWithoutGone('/api/freights'),
    clients: useWithoutGone('/api/clients'),
    drivers: useWithoutGone('/api/drivers'),
  };
  const groups: PaletteGroup[] = [];
  if (answer !== null) {
    groups.push(
      { title: 'Veículos', items: without.vehicles(answer.vehicles).map(vehicleItem) },
      { title: 'Fretes do cliente', items: without.clients(answer.clients).map(clientItem) },
      { title: 'Motoristas', items: without.drivers(answer.drivers).map(driverItem) },
    );
    const freights = { title: 'Fretes', items: freightItems(without.freights(answer.freights), query) };
    if (NUMBER.test(query)) groups.unshift(freights);
    else groups.push(freights);
  }
  return { groups, isAsking, error };
}
