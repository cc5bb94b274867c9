/** The page of one vehicle: its whole life. */
import { Fuel, Wrench } from 'lucide-react';
import { WaitingLine } from '@/components/resource/waiting-line';
import { RecordPage } from '@/components/resource/record-page';
import type { Vehicle } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { vehicleKind } from '@/lib/labels/labels';
import { formatKm } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';
import { PlateChip, StatusBadge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PhoneEdit } from '@/components/form/phone-edit';
import { VehicleDueDates } from './vehicle-due-dates';
import { VehicleEnd } from './vehicle-end';
import { VehicleFigures } from './vehicle-figures';
import { VehicleFuelCard } from './vehicle-fuel';
import { VehicleMaintenance } from './vehicle-maintenance';
import { VehicleFreights } from './vehicle-freights';
import { VehiclePapers } from './vehicle-documents';
import { useVehicle, useVehicleSummary } from './vehicle-queries';
import { vehicleName } from './vehicle-labels';
import { isOdometerKnown } from './vehicle-labels';

/** Reads the vehicle and shows it. */
export function VehicleView({ id, userId }: { id: number; userId: number }) {
  const query = useVehicle(id, userId);
  const title = query.data ? (vehicleName(query.data) ?? formatPlate(query.data.plate)) : 'Veículo';
  return (
    <RecordPage query={query} title={title} back="/vehicles" edit={`/vehicles?id=${id}&edit=1`}>
      {(vehicle) => <VehicleLife vehicle={vehicle} userId={userId} />}
    </RecordPage>
  );
}

/** Due items come before earnings: on the phone that is one column, on a wide screen the parts are side by side. */
function VehicleLife({ vehicle, userId }: { vehicle: Vehicle; userId: number }) {
  const summary = useVehicleSummary(vehicle.id, userId);
  return (
    <div className="@container">
      <WaitingLine counts={({ body }) => body['vehicleId'] === vehicle.id} />
      <div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @6xl:grid-cols-3">
        <div className="grid min-w-0 gap-4">
          <Identity vehicle={vehicle} />
          <VehicleDueDates vehicle={vehicle} query={summary} />
          <VehicleMaintenance vehicle={vehicle} query={summary} userId={userId} />
        </div>
        <div className="grid min-w-0 items-start gap-4 @6xl:col-span-2 @6xl:grid-cols-2">
          <div className="grid min-w-0 gap-4">
            <VehicleFigures vehicle={vehicle} query={summary} />
            {vehicle.type === 'truck' && <VehicleFuelCard vehicle={vehicle} query={summary} />}
          </div>
          <div className="grid min-w-0 gap-4">
            <VehicleFreights vehicle={vehicle} userId={userId} />
            <VehiclePapers vehicle={vehicle} />
            <VehicleEnd vehicle={vehicle} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Identity({ vehicle }: { vehicle: Vehicle }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PlateChip plate={vehicle.plate} className="border-2 px-3 py-1 text-title leading-8" />
        <StatusBadge status={vehicle.status} />
      </div>
      <p className="mt-3 flex items-center text-ink-2">
        {vehicleKind(vehicle)} · {countOf(vehicle.axles, 'eixo', 'eixos')}
        <PhoneEdit to={`/vehicles?id=${vehicle.id}&edit=1`} />
      </p>
      <p className="mt-3 text-sm text-ink-3">Hodômetro</p>
      {isOdometerKnown(vehicle) ? (
        <p className="text-figure font-extrabold tracking-tight">{formatKm(vehicle.odometerKm)}</p>
      ) : (
        <p className="text-ink-2">Ainda não informado. Os km do cavalo contam também para a carreta.</p>
      )}
      {vehicle.status !== 'inactive' && (
        <div className="mt-4 flex flex-wrap gap-2">
          {vehicle.type === 'truck' && (
            <LinkButton
              to={`/fuel?new=1&vehicleId=${vehicle.id}`}
              variant="primary"
              icon={<Fuel aria-hidden="true" />}
              className="flex-1 max-md:px-3 sm:flex-none"
            >
              Abastecer
            </LinkButton>
          )}
          <LinkButton
            to={`/maintenance?new=1&vehicleId=${vehicle.id}`}
            icon={<Wrench aria-hidden="true" />}
            className="flex-1 max-md:px-3 sm:flex-none"
          >
            Manutenção
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
