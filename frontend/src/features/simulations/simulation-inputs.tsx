/** Inputs of a simulation, folded away. Only filled ones show. */
import type { ReactNode } from 'react';
import type { Simulation } from '@/api/simulation-types';
import { minimumTableLabels, pricingLabels } from '@/lib/generated/choices';
import { formatDate } from '@/lib/format/dates';
import { cargoTypeLabels, tollPayerLabels } from '@/lib/labels/freight-labels';
import { formatMoney } from '@/lib/format/money';
import { formatPricePerKm, formatPricePerLiter } from '@/lib/format/price';
import { formatBps, formatKm, formatKmPerLiter, formatTons } from '@/lib/format/quantity';
import { Fact, FactList } from '@/components/ui/card';
import { Fold } from '@/components/ui/fold';
import { rateWords } from './simulation-labels';

type Line = readonly [label: string, value: ReactNode];

/** Written where there is something: null and zero are nothing. */
function some(value: number | null, write: (value: number) => string): string | null {
  return value === null || value === 0 ? null : write(value);
}

const perMonth = (cents: number) => `${formatMoney(cents)}/mês`;
const perDay = (cents: number) => `${formatMoney(cents)}/dia`;

function tripLines(of: Simulation): Line[] {
  return [
    ['Dia do carregamento', formatDate(of.scheduledFor)],
    ['Combinado', of.pricing === 'fixed' ? pricingLabels.fixed : rateWords(of.pricing, of.rateCents)],
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

/** The fold. */
export function SimulationInputs({ simulation }: { simulation: Simulation }) {
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
    <FactList columns={2}>
      {lines
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
    </FactList>
  );
}
