/** Data of a freight. Only filled ones show. */
import type { ReactNode } from 'react';
import type { Freight } from '@/api/types';
import { formatAccessKey } from '@/lib/format/br-documents';
import { pricingLabels } from '@/lib/generated/choices';
import { cargoTypeLabels, tollPayerLabels } from '@/lib/labels/freight-labels';
import { formatMoney } from '@/lib/format/money';
import { formatBps, formatKm, formatTons } from '@/lib/format/quantity';
import { Fact, FactList } from '@/components/ui/card';
import { FoldCard } from '@/components/ui/fold';

type Line = readonly [label: string, value: ReactNode];

function price({ pricing, rateCents }: Freight): string {
  if (pricing === 'fixed') return pricingLabels.fixed;
  return `${formatMoney(rateCents)}${pricing === 'per_ton' ? '/t' : '/km'}`;
}

function lines(freight: Freight): Line[] {
  const all: Line[] = [
    ['Carga', cargoTypeLabels[freight.cargoType]],
    ['O que vai', freight.cargoDescription],
    ['Peso', freight.weightKg === null ? null : formatTons(freight.weightKg)],
    ['Combinado', price(freight)],
    ['Eixos', freight.axles],
    ['Pedágio', freight.tollCents > 0 ? formatMoney(freight.tollCents) : null],
    ['Quem paga o pedágio', freight.tollCents > 0 ? tollPayerLabels[freight.tollPayer] : null],
    ['Comissão', !freight.driver || freight.commissionBps === null ? null : formatBps(freight.commissionBps)],
    ['Hodômetro na saída', freight.odometerStartKm === null ? null : formatKm(freight.odometerStartKm)],
    ['Hodômetro na chegada', freight.odometerEndKm === null ? null : formatKm(freight.odometerEndKm)],
    ['CIOT', freight.ciot],
  ];
  return all.filter(([, value]) => value !== null && value !== '');
}

function summaryOf(freight: Freight): string {
  const weight = freight.weightKg === null ? null : formatTons(freight.weightKg);
  return [cargoTypeLabels[freight.cargoType], weight, price(freight)].filter(Boolean).join(' · ');
}

/** Cargo, agreement, papers, notes. */
export function FreightFacts({ freight }: { freight: Freight }) {
  const keys = [
    ['CT-e', freight.cteKey],
    ['MDF-e', freight.mdfeKey],
  ].filter(([, key]) => key !== null);
  return (
    <FoldCard title="Carga e combinado" summary={summaryOf(freight)}>
      <FactList columns={2}>
        {lines(freight).map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </FactList>
      {keys.map(([label, key]) => (
        <dl key={label}>
          <Fact label={`Chave do ${label}`}>
            <span className="text-sm break-words">{formatAccessKey(key ?? '')}</span>
          </Fact>
        </dl>
      ))}
      {freight.notes && <p className="whitespace-pre-line text-ink-2">{freight.notes}</p>}
    </FoldCard>
  );
}
