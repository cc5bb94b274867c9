/** Records in the palette: by plate, client, driver, city, freight number, station, part, expense, amount or month. */
import { Fuel, ReceiptText, Route, Search, Truck, UserRound, Users, Wrench } from 'lucide-react';
import { apiRequest } from '@/api/client';
import { useVisibleRecords } from '@/api/deletion';
import { urlWith, type Params } from '@/api/query';
import type {
  FuelRecord,
  Client,
  ListedFreight,
  Page,
  Transaction,
  Vehicle,
  MaintenanceRecord,
  Driver,
} from '@/api/types';
import { formatCpfOrCnpj, formatPlate } from '@/lib/format/br-documents';
import { freightChoice, vehicleChoice } from '@/lib/labels/labels';
import { fuelLabels, maintenanceCategoryLabels } from '@/lib/generated/enum-labels';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { useLatestResponse } from '@/api/use-latest-response';
import type { PaletteGroup, PaletteItem } from './palette-items';

/** Results per kind: the user refines the query instead of paging. */
const LIMIT = 5;

/** Minimum query: two characters, or a digit for a freight number. */
const WORTH_ASKING = /^\d|../;

/** "142", "nº 142" or "frete 142". No installation has freights with more digits. */
const NUMBER = /^(?:frete\s+)?(?:n[º°o.]*\s*)?(\d{1,9})$/i;

type Found = {
  vehicles: Vehicle[];
  freights: ListedFreight[];
  clients: Client[];
  drivers: Driver[];
  fillUps: FuelRecord[];
  repairs: MaintenanceRecord[];
  lines: Transaction[];
};

async function find(q: string, userId: number, signal: AbortSignal): Promise<Found> {
  const list = async <T>(path: string, by: Params = { q }) => {
    const url = urlWith(path, { ...by, limit: LIMIT, userId });
    return (await apiRequest<Page<T>>('GET', url, { signal })).items;
  };
  const number = NUMBER.exec(q)?.[1];
  const [vehicles, numbered, freights, clients, drivers, fillUps, repairs, lines] = await Promise.all([
    list<Vehicle>('/api/vehicles'),
    number === undefined ? [] : list<ListedFreight>('/api/freights', { number }),
    list<ListedFreight>('/api/freights'),
    list<Client>('/api/clients'),
    list<Driver>('/api/drivers'),
    list<FuelRecord>('/api/fuel'),
    list<MaintenanceRecord>('/api/maintenance'),
    list<Transaction>('/api/finances'),
  ]);
  // A number means the freight of that number first; documents and phones contain it too.
  const others = freights.filter(({ id }) => id !== numbered[0]?.id);
  // Postings are omitted: their record has its own group.
  const byHand = lines.filter(({ source }) => source === null);
  return { vehicles, freights: [...numbered, ...others], clients, drivers, fillUps, repairs, lines: byHand };
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

/** Freights of a city are rarely complete: the last row opens the list. */
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

const fillUpItem = (record: FuelRecord): PaletteItem => ({
  key: `fuel ${record.id}`,
  label: [record.station ?? fuelLabels[record.fuel], formatPlate(record.plate)].join(' · '),
  hint: `${formatDate(record.filledOn)} · ${formatMoney(record.totalCents)}`,
  icon: Fuel,
  to: `/fuel?id=${record.id}`,
});

const repairItem = (record: MaintenanceRecord): PaletteItem => ({
  key: `maintenance ${record.id}`,
  label: [record.description ?? maintenanceCategoryLabels[record.category], formatPlate(record.plate)].join(' · '),
  hint: `${formatDate(record.doneOn)} · ${formatMoney(record.totalCents)}`,
  icon: Wrench,
  to: `/maintenance?id=${record.id}`,
});

const lineItem = (line: Transaction): PaletteItem => ({
  key: `transaction ${line.id}`,
  label: line.description,
  hint: `${formatDate(line.dueOn)} · ${formatMoney(line.amountCents)}`,
  icon: ReceiptText,
  to: `/finances?id=${line.id}`,
});

/** Results of the server, loading state and error. */
export function useFoundRecords(query: string, userId: number) {
  const question = WORTH_ASKING.test(query) ? query : null;
  const { response, isFetching, error } = useLatestResponse('palette', question, (q, signal) =>
    find(q, userId, signal),
  );
  const without = {
    vehicles: useVisibleRecords('/api/vehicles'),
    freights: useVisibleRecords('/api/freights'),
    clients: useVisibleRecords('/api/clients'),
    drivers: useVisibleRecords('/api/drivers'),
    fillUps: useVisibleRecords('/api/fuel'),
    repairs: useVisibleRecords('/api/maintenance'),
    lines: useVisibleRecords('/api/finances'),
  };
  const groups: PaletteGroup[] = [];
  if (response !== null) {
    groups.push(
      { title: 'Veículos', items: without.vehicles(response.vehicles).map(vehicleItem) },
      { title: 'Fretes do cliente', items: without.clients(response.clients).map(clientItem) },
      { title: 'Motoristas', items: without.drivers(response.drivers).map(driverItem) },
    );
    const freights = { title: 'Fretes', items: freightItems(without.freights(response.freights), query) };
    if (NUMBER.test(query)) groups.unshift(freights);
    else groups.push(freights);
    groups.push(
      { title: 'Abastecimentos', items: without.fillUps(response.fillUps).map(fillUpItem) },
      { title: 'Manutenções', items: without.repairs(response.repairs).map(repairItem) },
      { title: 'Lançamentos', items: without.lines(response.lines).map(lineItem) },
    );
  }
  return { groups, isFetching, error };
}
