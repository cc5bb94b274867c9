import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { combineQueries } from '@/components/resource/query-boundary';
import { RecordPage } from '@/components/resource/record-page';
import { useClientId } from '@/api/clients';
import { useVehicleOptions } from '@/api/record-options';
import { confirmed } from '@/api/forms/confirm-warnings';
import { useRecordForm } from '@/api/forms/use-record-form';
import type { Freight, FreightInput, Vehicle } from '@/api/types';
import { useToday } from '@/api/session/current-user';
import { freightInputLimits } from '@/lib/generated/limits';
import { RecordForm } from '@/components/form/record-form';
import { isDate } from '@/lib/format/dates';
import { newDraftName } from '@/lib/forms/draft';
import { idParam } from '@/lib/navigation/url-filters';
import { toast } from '@/components/ui/toast-store';
import { useIsDesktop, useMediaQuery } from '@/components/ui/use-media-query';
import { ClientSheet } from './clients/client-sheet';
import { FreightFields } from './freight-fields';
import { freightAliases, freightSchema, freightValues, newFreight, repeatedFreight } from './freight-model';
import type { FreightContext, FreightValues } from './freight-model';
import { useFreight, useSaveFreight } from './freight-queries';
import { RepeatOffer } from './freight-repeat';

/** New freight; with `repeat` in the address, like that freight; with `vehicleId` and `day`, of that truck on that day. */
export function NewFreight({ userId }: { userId: number }) {
  const [params] = useSearchParams();
  const repeat = idParam(params.get('repeat'));
  if (repeat !== null) return <RepeatedFreight id={repeat} userId={userId} />;
  const day = params.get('day');
  const about = { vehicleId: idParam(params.get('vehicleId')), day: day !== null && isDate(day) ? day : null };
  return <BlankFreight key={`${about.vehicleId} ${about.day}`} about={about} userId={userId} />;
}

function BlankFreight({ about, userId }: { about: FreightContext; userId: number }) {
  const vehicles = useVehicleOptions(userId);
  const today = useToday();
  // Defaults use current data: the only trailer may be newer than the cached list.
  const [canBegin, setCanBegin] = useState(!vehicles.isFetching);
  if (!canBegin && !vehicles.isFetching) setCanBegin(true);
  return (
    <RecordPage title="Novo frete" back="/freights" query={vehicles} isWaiting={!canBegin}>
      {({ items }) => (
        <FreightForm
          userId={userId}
          id={null}
          version={null}
          about={about}
          defaults={newFreight(today, items, about)}
          vehicles={items}
        />
      )}
    </RecordPage>
  );
}

function RepeatedFreight({ id, userId }: { id: number; userId: number }) {
  const vehicles = useVehicleOptions(userId);
  const freight = useFreight(id, userId);
  const today = useToday();
  return (
    <RecordPage title="Novo frete" back={`/freights?id=${id}`} query={combineQueries(freight, vehicles)}>
      {([last, { items }]) => {
        const defaults = newFreight(today, items);
        return (
          <FreightForm
            userId={userId}
            id={null}
            version={null}
            repeats={last.id}
            defaults={repeatedFreight(last, { typed: defaults, defaults, vehicles: items })}
            vehicles={items}
          />
        );
      }}
    </RecordPage>
  );
}

export function EditFreight({ id, userId }: { id: number; userId: number }) {
  const vehicles = useVehicleOptions(userId);
  const freight = useFreight(id, userId);
  return (
    <RecordPage
      title={freight.data ? `Editar frete nº ${freight.data.number}` : 'Editar frete'}
      back={`/freights?id=${id}`}
      query={combineQueries(freight, vehicles)}
    >
      {([stored, { items }]) => (
        <FreightForm
          userId={userId}
          id={id}
          version={stored.version}
          defaults={freightValues(stored)}
          vehicles={items}
        />
      )}
    </RecordPage>
  );
}

type FreightFormProps = {
  userId: number;
  id: number | null;
  version: number | null;
  /** Freight that the new one begins from. */
  repeats?: number;
  about?: FreightContext;
  defaults: FreightValues;
  vehicles: Vehicle[];
};

function FreightForm({ userId, id, version, repeats, about, defaults, vehicles }: FreightFormProps) {
  // The top bar of the phone has the way back; on touch the focus would open the keyboard over the form.
  const isDesktop = useIsDesktop();
  const isTouched = useMediaQuery('(hover: none) and (pointer: coarse)');
  const navigate = useNavigate();
  const save = useSaveFreight(id);
  const clientIdOf = useClientId(userId);
  const [newClient, setNewClient] = useState<string | null>(null);
  const record = useRecordForm<FreightValues, FreightInput, Freight>({
    userId,
    name: id === null ? newDraftName('freight', { repeat: repeats ?? null, ...about }) : `freight:${id}`,
    defaults,
    version,
    schema: freightSchema,
    aliases: freightAliases,
    toValues: freightValues,
    save: async (filled, { ifMatch, confirm }, { client }) => {
      const clientId = await clientIdOf(client);
      return save.mutateAsync({ body: confirmed({ ...filled, clientId }, confirm), ifMatch });
    },
    onSaved: (freight) => {
      toast({ title: id === null ? `Frete nº ${freight.number} lançado` : 'Alterações salvas' });
      void navigate(`/freights?id=${freight.id}`, { replace: true });
    },
  });
  return (
    <div className="@container max-w-3xl xl:max-w-none">
      <RecordForm
        {...record}
        limits={freightInputLimits}
        submitLabel={id === null ? 'Lançar frete' : 'Salvar alterações'}
        {...(isDesktop && { cancelTo: id === null ? '/freights' : `/freights?id=${id}` })}
        focusFirstField={id === null && !isTouched && 'anyField'}
        stickySubmit="page"
      >
        {id === null && repeats === undefined && (
          <RepeatOffer form={record.form} userId={userId} vehicles={vehicles} defaults={defaults} />
        )}
        <FreightFields
          form={record.form}
          vehicles={vehicles}
          userId={userId}
          isNew={id === null}
          onNewClient={setNewClient}
        />
      </RecordForm>
      {newClient !== null && (
        <ClientSheet
          userId={userId}
          client={null}
          name={newClient}
          onClose={() => setNewClient(null)}
          onSaved={({ id: clientId, name, phone }) => {
            record.form.setValue('client', { id: clientId, name, phone }, { shouldDirty: true });
            setNewClient(null);
          }}
        />
      )}
    </div>
  );
}
