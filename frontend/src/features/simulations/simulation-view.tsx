/** Page of a simulation: result, inputs, actions. */
import { RecordPage } from '@/components/resource/record-page';
import type { Simulation } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { formatKm, formatBps, formatKmPerLiter, formatTons } from '@/lib/format/quantity';
import { PlateChip } from '@/components/ui/badge';
import { Card, Detail, DetailList } from '@/components/ui/card';
import { Lane } from '@/components/ui/lane';
import { MinimumFreightCard } from '@/components/ui/minimum-freight';
import { Money } from '@/components/ui/money';
import { PhoneEdit } from '@/components/form/client-field';
import { CostsCard, VerdictCard } from './answer-parts';
import { AnswerTaxes } from './answer-taxes';
import { SimulationActions } from './simulation-actions';
import { SimulationBadges } from './simulation-columns';
import { useSimulation } from './simulation-queries';
import { simulationHref, simulationTitle, rateLabel } from './simulation-labels';
import type { ReactNode } from 'react';
import { minimumTableLabels, pricingLabels } from '@/lib/generated/enum-labels';
import { cargoTypeLabels, tollPayerLabels } from '@/lib/labels/labels';
import { formatMoney, formatPricePerKm, formatPricePerLiter } from '@/lib/format/money';
import { Fold } from '@/components/ui/fold';

type Line = readonly [label: string, value: ReactNode];

/** Formats non-zero values; null and zero are omitted. */
function some(value: number | null, write: (value: number) => string): string | null {
  return value === null || value === 0 ? null : write(value);
}

const perMonth = (cents: number) => `${formatMoney(cents)}/mês`;
const perDay = (cents: number) => `${formatMoney(cents)}/dia`;

function tripLines(of: Simulation): Line[] {
  return [
    ['Dia do carregamento', formatDate(of.scheduledFor)],
    ['Combinado', of.pricing === 'fixed' ? pricingLabels.fixed : rateLabel(of.pricing, of.rateCents)],
    ['Carga', cargoTypeLabels[of.cargoType]],
    ['Peso', some(of.weightKg, formatTons)],
    ['Eixos', of.axles],
    ['Distância', formatKm(of.distanceKm)],
    ['Vazio até carregar', some(of.emptyToLoadingKm, formatKm)],
    ['Volta vazia', some(of.emptyReturnKm, formatKm)],
    ['Volta paga', of.emptyReturnDue ? 'Sim' : null],
    ['Dias', of.days],
    ['Pedágio', some(of.tollCents, formatMoney)],
    ['Quem paga o pedágio', of.tollCents > 0 ? tollPayerLabels[of.tollPayer] : null],
    ['Tabela do piso', minimumTableLabels[of.minimumTable]],
  ];
}

function costLines(of: Simulation): Line[] {
  return [
    ['Diesel', formatPricePerLiter(of.dieselPriceMillis)],
    ['Média com carga', formatKmPerLiter(of.loadedMetersPerLiter)],
    ['Média vazio', some(of.emptyMetersPerLiter, formatKmPerLiter)],
    ['ARLA', some(of.arlaBps, formatBps)],
    ['Preço do ARLA', of.arlaBps > 0 ? some(of.arlaPriceMillis, formatPricePerLiter) : null],
    ['Motorista', of.driverName],
    ['Comissão', some(of.commissionBps, (bps) => `${formatBps(bps)} ${commissionOf[of.commissionBase]}`)],
    ['Fixo por viagem', some(of.driverFixedCents, formatMoney)],
    ['Alimentação e pernoite', some(of.dailyCostCents, perDay)],
    ['Manutenção', some(of.maintenancePerKmMillis, formatPricePerKm)],
    ['Pneus', some(of.tiresPerKmMillis, formatPricePerKm)],
    ['Seguro', some(of.insuranceMonthlyCents, perMonth)],
    ['Prestação', some(of.loanMonthlyCents, perMonth)],
    ['Depreciação', some(of.depreciationMonthlyCents, perMonth)],
    ['Outros do mês', some(of.otherMonthlyCents, perMonth)],
    ['Dias de trabalho no mês', of.workDaysPerMonth],
    [of.otherDescription ?? 'Outros gastos', some(of.otherCents, formatMoney)],
    ['Impostos na fonte', of.withheld ? 'Sim' : 'Não'],
    ['Já pago no mês', some(of.payerMonthCents, formatMoney)],
    ['INSS de outros no mês', some(of.otherInssCents, formatMoney)],
    ['Dependentes', some(of.dependents, String)],
  ];
}

const commissionOf = { gross: 'do frete', net: 'do que sobra' } as const;

function SimulationInputs({ simulation }: { simulation: Simulation }) {
  return (
    <Fold title="O que foi informado" summary="Viagem, consumo, custos e impostos desta conta">
      <Lines lines={tripLines(simulation)} />
      <div className="border-t border-line pt-4">
        <Lines lines={costLines(simulation)} />
      </div>
      {simulation.notes && <p className="whitespace-pre-line text-ink-2">{simulation.notes}</p>}
    </Fold>
  );
}

function Lines({ lines }: { lines: Line[] }) {
  return (
    <DetailList columns={2}>
      {lines
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <Detail key={label} label={label}>
            {value}
          </Detail>
        ))}
    </DetailList>
  );
}

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
 * One column on the phone: offer and result, actions, details. In two columns the minimum follows the verdict, beside
 * the longer part.
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
          <MinimumFreightCard minimum={answer.minimum} isCovered />
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
          <Money cents={answer.grossCents} className="text-title font-bold" />
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
        <p className="font-medium">
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
