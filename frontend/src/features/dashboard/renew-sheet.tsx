/** "Já renovei": records the new expiry day of a document. */
import { useRef, useState } from 'react';
import { errorMessage } from '@/api/client';
import type { Reminder, Driver, User, Vehicle } from '@/api/types';
import { useToday, useCurrentUser } from '@/api/session/current-user';
import { formatDate } from '@/lib/format/dates';
import { DateInput } from '@/components/form/date-input';
import { ConfirmDialog } from '@/components/ui/dialog';
import { Field } from '@/components/form/field';
import { ConnectivityNotice } from '@/components/ui/connectivity-notice';
import { toast } from '@/components/ui/toast-store';
import type { PaperKind } from './reminder-labels';
import { useApiMutation, type Write } from '@/api/mutation';
import { useApiQuery } from '@/api/query';
import { driverInput, profileInput, vehicleInput } from '@/api/forms/record-inputs';

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

/** Stored expiry day of the document, and the write of a new one. */
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
  // The owner's own due dates: equal names are distinguished by their days.
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

/** Document of a reminder, and its renewal. */
function useRenewal(item: Reminder & { kind: PaperKind }, userId: number) {
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
    /** Error of reading the record or writing the day. */
    error: save.error ?? vehicle.error ?? driver.error ?? user.error,
    isSaving: save.isPending,
    /** True if it was renewed elsewhere meanwhile. */
    isOutdated: papers !== null && !save.isPending && !save.isSuccess && papers.dueOn !== item.dueOn,
    renew: (day: string, onDone: () => void) => {
      if (papers !== null) save.mutate(papers.write(day), { onSuccess: onDone });
    },
  };
}

export type RenewSheetProps = { item: Reminder & { kind: PaperKind }; userId: number; onClose: () => void };

/** Source of the next day. */
function hintOf({ kind, nextDueOn }: Reminder): string {
  if (nextDueOn === null) return 'A data está no documento novo.';
  if (kind === 'licensing') return 'É a data de costume. Confira no Detran do seu estado.';
  return 'É a data de costume. Confira no documento novo.';
}

/** Asks for the new day with a default. */
export default function RenewSheet({ item, userId, onClose }: RenewSheetProps) {
  const today = useToday();
  const renewal = useRenewal(item, userId);
  const [day, setDay] = useState(item.nextDueOn ?? '');
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  function confirm() {
    if (renewal.isOutdated) return onClose();
    // A half-typed date shows its error.
    if (input.current?.checkValidity() === false) return input.current.blur();
    if (day === '') return setMissing(true);
    return renewal.renew(day, () => {
      toast({ title: `${item.title}: vence em ${formatDate(day)}` });
      onClose();
    });
  }
  return (
    <ConfirmDialog
      open
      title={`Já renovei: ${item.title}`}
      confirmLabel={renewal.isOutdated ? 'Entendi' : 'Salvar a nova data'}
      tone="primary"
      busy={renewal.isSaving || (renewal.paper === null && renewal.error === null)}
      error={renewal.error === null ? undefined : errorMessage(renewal.error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {renewal.isOutdated ? (
        <p role="status">Esta data já foi mudada em outro lugar.</p>
      ) : (
        <div className="flex flex-col gap-4">
          {item.detail !== null && <p>{item.detail}</p>}
          <Field
            label="Novo vencimento"
            hint={hintOf(item)}
            error={missing && day === '' ? 'Informe a data.' : undefined}
          >
            <DateInput ref={input} value={day} min={today} onChange={setDay} />
          </Field>
          <ConnectivityNotice />
        </div>
      )}
    </ConfirmDialog>
  );
}
