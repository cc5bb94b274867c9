/** Renewing a paper where its reminder stands: the new day goes into the record that holds the paper. */
import { useCurrentUser } from '@/api/session/current-user';
import { useApiMutation, type Write } from '@/api/mutation';
import type { Driver } from '@/api/payment-types';
import { useApiQuery } from '@/api/query';
import { driverInput, profileInput, vehicleInput } from '@/api/forms/record-inputs';
import type { Reminder } from '@/api/reminder-types';
import type { User, Vehicle } from '@/api/types';
import type { PaperKind } from './reminder-labels';

const personFields = {
  cnh: 'cnhDueOn',
  driver_cnh: 'cnhDueOn',
  toxicological: 'toxicologicalDueOn',
  driver_toxicological: 'toxicologicalDueOn',
} as const;

const vehicleFields = {
  licensing: 'licensingDueOn',
  insurance: 'insuranceDueOn',
  tachograph: 'tachographDueOn',
  rntrc: 'rntrcDueOn',
} as const;

/** The paper in its record: the day that stands there now, and the write of another one. */
type Paper = { dueOn: string | null; write: (day: string) => Write };

function isPersons(kind: PaperKind): kind is keyof typeof personFields {
  return kind in personFields;
}

function ofVehicle(vehicle: Vehicle, { kind, title, dueOn }: Reminder): Paper {
  const write = (changes: Parameters<typeof vehicleInput>[1]) => ({
    url: `/api/vehicles/${vehicle.id}`,
    body: vehicleInput(vehicle, changes),
    ifMatch: vehicle.version,
  });
  const field = kind in vehicleFields ? vehicleFields[kind as keyof typeof vehicleFields] : null;
  if (field !== null) return { dueOn: vehicle[field], write: (day) => write({ [field]: day }) };
  // One of the owner's own: two of the same name are told apart by their days.
  const place = vehicle.dueDates.findIndex((own) => own.name === title && own.dueOn === dueOn);
  return {
    dueOn: vehicle.dueDates[place]?.dueOn ?? null,
    write: (day) =>
      write({ dueDates: vehicle.dueDates.map((own, at) => (at === place ? { ...own, dueOn: day } : own)) }),
  };
}

function ofDriver(driver: Driver, kind: PaperKind): Paper | null {
  if (!isPersons(kind)) return null;
  const field = personFields[kind];
  return {
    dueOn: driver[field],
    write: (day) => ({
      url: `/api/drivers/${driver.id}`,
      body: driverInput(driver, { [field]: day }),
      ifMatch: driver.version,
    }),
  };
}

function ofUser(user: User, kind: PaperKind): Paper | null {
  if (!isPersons(kind)) return null;
  const field = personFields[kind];
  return {
    dueOn: user[field],
    write: (day) => ({ url: '/api/auth/profile', body: profileInput(user, { [field]: day }), ifMatch: user.version }),
  };
}

/** The paper of a reminder as its record holds it now, and the way to write its new day. */
export function useRenewal(item: Reminder & { kind: PaperKind }, userId: number) {
  const { kind, id } = item.target;
  const vehicle = useApiQuery<Vehicle>(kind === 'vehicle' ? `/api/vehicles/${id}` : null, userId);
  const driver = useApiQuery<Driver>(kind === 'driver' ? `/api/drivers/${id}` : null, userId);
  const user = useCurrentUser();
  const save = useApiMutation<Write>({ method: 'PUT', request: (write) => write });
  const papers: Paper | null =
    (vehicle.data && ofVehicle(vehicle.data, item)) ??
    (driver.data && ofDriver(driver.data, item.kind)) ??
    (kind === 'profile' && user.data ? ofUser(user.data, item.kind) : null);
  return {
    paper: papers,
    /** Why the record could not be read, or the day not be written. */
    error: save.error ?? vehicle.error ?? driver.error ?? user.error,
    isSaving: save.isPending,
    /** Whether it was renewed meanwhile, elsewhere. */
    isOutdated: papers !== null && !save.isPending && !save.isSuccess && papers.dueOn !== item.dueOn,
    renew: (day: string, onDone: () => void) => {
      if (papers !== null) save.mutate(papers.write(day), { onSuccess: onDone });
    },
  };
}
