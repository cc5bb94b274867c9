/** From simulation to freight: what is missing first, what is known already folded beneath. */
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { QueryBoundary, together } from '@/components/resource/query-boundary';
import { useClientId } from '@/api/clients';
import { useVehicleChoices } from '@/api/choices';
import { useToday } from '@/api/session/user-today';
import { ApiError } from '@/api/client';
import { invalidatePrefixes } from '@/api/query';
import { confirmed } from '@/api/forms/confirm-warnings';
import { useRecordForm } from '@/api/forms/use-record-form';
import type { ConvertInput, Simulation } from '@/api/simulation-types';
import type { Freight, Vehicle } from '@/api/types';
import { convertInputLimits } from '@/lib/generated/limits';
import { LinkButton } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { RecordForm } from '@/components/form/record-form';
import { toast } from '@/components/ui/toast-store';
import { ConvertFields } from './convert-fields';
import { convertAliases, convertSchema, convertValues, type ConvertValues } from './convert-model';
import { useConvertSimulation, useFirstOffers } from './simulation-queries';
import { bareSubject, type UsualChoices } from './simulation-start';

type Props = { simulation: Simulation; userId: number; onClose: () => void };

/** The sheet; its form opens when the vehicles are there. */
export function ConvertSheet(props: Props) {
  const vehicles = useVehicleChoices(props.userId);
  const defaults = useFirstOffers(bareSubject(useToday()), props.userId);
  return (
    <Sheet open onClose={props.onClose} title="Virar frete">
      <QueryBoundary query={together(vehicles, defaults)} skeleton={3}>
        {([{ items }, { usual }]) => <ConvertForm {...props} vehicles={items} usual={usual} />}
      </QueryBoundary>
    </Sheet>
  );
}

type FormProps = Props & { vehicles: readonly Vehicle[]; usual: UsualChoices };

function ConvertForm({ simulation, userId, vehicles, usual }: FormProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const convert = useConvertSimulation(simulation.id);
  const clientIdOf = useClientId(userId);
  const start = () => convertValues(simulation, usual);
  const record = useRecordForm<ConvertValues, ConvertInput, Freight>({
    userId,
    name: null,
    defaults: start(),
    version: null,
    schema: convertSchema,
    aliases: convertAliases,
    toValues: start,
    save: async (body, { confirm }, chosen) => {
      const clientId = await clientIdOf(chosen.client);
      try {
        return await convert.mutateAsync(confirmed({ ...body, clientId }, confirm));
      } catch (error) {
        // Somebody was faster: the page under the sheet shall lead to the freight.
        if (error instanceof ApiError && error.status === 409)
          void invalidatePrefixes(client, ['/api/freight-simulations']);
        throw error;
      }
    },
    onSaved: (freight) => {
      toast({ title: `Frete nº ${freight.number} lançado` });
      void navigate(`/freights?id=${freight.id}`);
    },
  });
  return (
    <RecordForm {...record} limits={convertInputLimits} submitLabel="Lançar frete">
      <ConvertFields form={record.form} simulation={simulation} vehicles={vehicles} userId={userId} />
      {record.formError !== null && simulation.freightId !== null && (
        <LinkButton to={`/freights?id=${simulation.freightId}`}>Ver frete nº {simulation.freightNumber}</LinkButton>
      )}
    </RecordForm>
  );
}
