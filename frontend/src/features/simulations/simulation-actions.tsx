/** Actions on a simulation: convert, share, copy, archive. */
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Archive, ArchiveRestore, CopyPlus, Trash2, Truck } from 'lucide-react';
import { DeleteRecord } from '@/components/resource/delete-record';
import { fileAt } from '@/api/file-download';
import { sentenceOf } from '@/api/mutation';
import type { Simulation, ConvertInput, Freight, Vehicle } from '@/api/types';
import { Button, LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FileButton } from '@/components/files/file-button';
import { FormError } from '@/components/form/field';
import { ShareText } from '@/components/files/share-text';
import { toast } from '@/components/ui/toast-store';
import {
  useArchiveSimulation,
  useCopySimulation,
  useDeleteSimulation,
  useConvertSimulation,
  useFirstOffers,
} from './simulation-queries';
import { simulationHref, simulationTitle } from './simulation-labels';
import { useQueryClient } from '@tanstack/react-query';
import { QueryBoundary, combineQueries } from '@/components/resource/query-boundary';
import { useClientId } from '@/api/clients';
import { useVehicleOptions } from '@/api/record-options';
import { useToday } from '@/api/session/current-user';
import { ApiError } from '@/api/client';
import { invalidatePrefixes } from '@/api/query';
import { confirmed } from '@/api/forms/confirm-warnings';
import { useRecordForm } from '@/api/forms/use-record-form';
import { convertInputLimits } from '@/lib/generated/limits';
import { Sheet } from '@/components/ui/dialog';
import { RecordForm } from '@/components/form/record-form';
import { ConvertFields } from './convert-fields';
import { convertAliases, convertSchema, convertValues, type ConvertValues } from './convert-model';
import { bareSubject, type UsualChoices } from './simulation-start';

type ConvertSheetProps = { simulation: Simulation; userId: number; onClose: () => void };

/** Opens once the vehicles have loaded. */
function ConvertSheet(props: ConvertSheetProps) {
  const vehicles = useVehicleOptions(props.userId);
  const defaults = useFirstOffers(bareSubject(useToday()), props.userId);
  return (
    <Sheet open onClose={props.onClose} title="Virar frete">
      <QueryBoundary query={combineQueries(vehicles, defaults)} skeleton={3}>
        {([{ items }, { usual }]) => <ConvertForm {...props} vehicles={items} usual={usual} />}
      </QueryBoundary>
    </Sheet>
  );
}

type FormProps = ConvertSheetProps & { vehicles: readonly Vehicle[]; usual: UsualChoices };

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
        // Converted concurrently: refetches, so that the page links to the freight.
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

type Props = { simulation: Simulation; userId: number };

export function SimulationActions({ simulation, userId }: Props) {
  return (
    <Card className="no-print" title={simulation.freightId === null ? 'Fechou?' : 'Virou frete'}>
      <Convert simulation={simulation} userId={userId} />
      <div className="mt-4 flex flex-wrap gap-2 max-md:*:grow">
        <ShareText text={simulation.answer.shareText} />
        <FileButton
          label="Simulação em PDF"
          title={`Simulação de frete nº ${simulation.number}`}
          file={fileAt(`/api/freight-simulations/${simulation.id}/simulation.pdf`)}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4 max-md:*:grow">
        <Keep simulation={simulation} />
      </div>
    </Card>
  );
}

function Convert({ simulation, userId }: Props) {
  const [params, setParams] = useSearchParams();
  // The sheet stays open over a concurrent conversion, but does not open after one.
  const [wasUnconverted] = useState(simulation.freightId === null);
  const open = params.has('convert') && wasUnconverted;
  const setOpen = (wanted: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('convert');
        if (wanted) next.set('convert', '1');
        return next;
      },
      { replace: true },
    );
  const { freightId, freightNumber } = simulation;
  const icon = <Truck aria-hidden="true" />;
  return (
    <>
      {freightId === null ? (
        <Button variant="primary" size="lg" block icon={icon} onClick={() => setOpen(true)}>
          Virar frete
        </Button>
      ) : (
        <LinkButton to={`/freights?id=${freightId}`} variant="primary" size="lg" block icon={icon}>
          Ver frete nº {freightNumber}
        </LinkButton>
      )}
      {open && <ConvertSheet simulation={simulation} userId={userId} onClose={() => setOpen(false)} />}
    </>
  );
}

function Keep({ simulation }: { simulation: Simulation }) {
  const { id, archived, freightId } = simulation;
  const navigate = useNavigate();
  const remove = useDeleteSimulation(id);
  const copy = useCopySimulation(id);
  const archive = useArchiveSimulation(id);
  const made = (twin: Simulation) => {
    toast({ title: `Simulação nº ${twin.number} criada`, description: 'Mude o que for diferente e salve.' });
    void navigate(`${simulationHref(twin.id)}&edit=1`);
  };
  const putAway = () =>
    archive.mutate(
      { archived: !archived },
      { onSuccess: () => void toast({ title: archived ? 'De volta à lista' : 'Simulação arquivada' }) },
    );
  return (
    <>
      <Button
        icon={<CopyPlus aria-hidden="true" />}
        busy={copy.isPending}
        onClick={() => copy.mutate(undefined, { onSuccess: made })}
      >
        Duplicar
      </Button>
      <Button
        icon={archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        busy={archive.isPending}
        onClick={putAway}
      >
        {archived ? 'Desarquivar' : 'Arquivar'}
      </Button>
      {freightId === null && (
        <DeleteRecord
          deletion={remove}
          done="Simulação apagada"
          name={`Simulação nº ${simulation.number}, ${simulationTitle(simulation)}`}
          at={simulationHref(id)}
          back="/freight-simulations"
          ifMatch={simulation.version}
          icon={<Trash2 aria-hidden="true" />}
        >
          Apagar
        </DeleteRecord>
      )}
      <FormError>{sentenceOf(copy.error ?? archive.error)}</FormError>
    </>
  );
}
