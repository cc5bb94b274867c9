/** The page of one simulation: what it says, what it was made of, and what to do with it. */
import { RecordPage } from '@/components/resource/record-page';
import type { Simulation } from '@/api/simulation-types';
import { formatDate } from '@/lib/format/dates';
import { formatKm } from '@/lib/format/quantity';
import { PlateChip } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Lane } from '@/components/ui/lane';
import { MinimumFreightCard } from '@/components/ui/minimum-freight';
import { Money } from '@/components/ui/money';
import { PhoneEdit } from '@/components/form/phone-edit';
import { CostsCard, VerdictCard } from './answer-parts';
import { AnswerTaxes } from './answer-taxes';
import { SimulationActions } from './simulation-actions';
import { SimulationBadges } from './simulation-columns';
import { SimulationInputs } from './simulation-inputs';
import { useSimulation } from './simulation-queries';
import { simulationHref, simulationTitle } from './simulation-labels';

/** Reads the simulation and shows it. */
export default function SimulationView({ id, userId }: { id: number; userId: number }) {
  const query = useSimulation(id, userId);
  const changeable = query.data?.freightId === null;
  return (
    <RecordPage
      query={query}
      title={query.data ? `Simulação nº ${query.data.number}` : 'Simulação'}
      back="/freight-simulations"
      edit={changeable && `${simulationHref(id)}&edit=1`}
    >
      {(simulation) => <Whole simulation={simulation} userId={userId} />}
    </RecordPage>
  );
}

/**
 * One column on the phone: the offer and what it leaves, what to do with it, then how it comes about. In two columns the
 * minimum freight goes on where the verdict ends, beside what is still longer.
 */
function Whole({ simulation, userId }: { simulation: Simulation; userId: number }) {
  const { answer, pricing } = simulation;
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @4xl:grid-cols-2 @4xl:grid-rows-[auto_auto_1fr] @7xl:grid-cols-3">
        <div className={`${part} @7xl:row-span-3`}>
          <Head simulation={simulation} />
          <VerdictCard answer={answer} pricing={pricing} />
        </div>
        <div className={`${part} @4xl:row-span-2 @7xl:row-span-3`}>
          <SimulationActions simulation={simulation} userId={userId} />
          <CostsCard answer={answer} />
        </div>
        <div className="min-w-0 @4xl:row-span-2">
          <MinimumFreightCard minimum={answer.minimum} told />
        </div>
        <div className={part}>
          <AnswerTaxes taxes={answer.taxes} />
          <SimulationInputs simulation={simulation} />
        </div>
      </div>
    </div>
  );
}

const part = 'flex min-w-0 flex-col gap-4';

function Head({ simulation }: { simulation: Simulation }) {
  const { originCity, destinationCity, name, truck, trailers, answer } = simulation;
  const day = formatDate(simulation.scheduledFor);
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SimulationBadges simulation={simulation} />
        <span className="ml-auto text-right">
          <span className="block text-sm text-ink-3">Oferta</span>
          <Money cents={answer.grossCents} className="text-xl font-bold" />
        </span>
      </div>
      {name !== null && <p className="mb-3 text-lg font-bold">{name}</p>}
      {originCity && destinationCity ? (
        <Lane
          size="lg"
          from={originCity.name}
          to={destinationCity.name}
          fromHint={`${originCity.uf} · ${day}`}
          toHint={`${destinationCity.uf} · ${formatKm(simulation.distanceKm)}`}
        />
      ) : (
        <p className="font-semibold">
          {name === null && `${simulationTitle(simulation)} · `}
          {formatKm(simulation.distanceKm)} · {day}
        </p>
      )}
      <div className="mt-4 flex min-h-8 flex-wrap items-center gap-2">
        {[truck, ...trailers].map(
          (vehicle) => vehicle !== null && <PlateChip key={vehicle.id} plate={vehicle.plate} />,
        )}
        {simulation.clientName !== null && <span className="text-sm text-ink-2">para {simulation.clientName}</span>}
        {simulation.freightId === null && <PhoneEdit to={`${simulationHref(simulation.id)}&edit=1`} />}
      </div>
    </Card>
  );
}
