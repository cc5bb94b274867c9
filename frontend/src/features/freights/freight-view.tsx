/** The page of one freight: where it is, what it brought, who owes. */
import { useRef } from 'react';
import { RecordPage } from '@/records/record-page';
import type { Freight } from '@/api/types';
import { FreightComparison } from './freight-comparison';
import { FreightDriver } from './freight-driver';
import { FreightEnd } from './freight-end';
import { FreightExpenses } from './freight-expenses';
import { FreightFacts } from './freight-facts';
import { FreightFuel } from './freight-fuel';
import { FreightHead } from './freight-head';
import { FreightMinimum } from './freight-minimum';
import { FreightReceivables } from './freight-receivables';
import { FreightResultCard } from './freight-result';
import { FreightTimeline } from './freight-timeline';
import { useFreight } from './freight-queries';
import { WaitingTimeCard } from './waiting-time-card';

/** Reads the freight and shows it. */
export function FreightView({ id, userId }: { id: number; userId: number }) {
  const query = useFreight(id, userId);
  return (
    <RecordPage
      query={query}
      title={query.data ? `Frete nº ${query.data.number}` : 'Frete'}
      back="/freights"
      edit={`/freights?id=${id}&edit=1`}
    >
      {(freight) => <FreightLife freight={freight} userId={userId} />}
    </RecordPage>
  );
}

function FreightLife({ freight, userId }: { freight: Freight; userId: number }) {
  const result = useRef<HTMLHeadingElement>(null);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0 lg:col-span-2">
        <FreightHead freight={freight} userId={userId} onEnd={() => result.current?.focus()} />
      </div>
      <div className="grid min-w-0 gap-4">
        <FreightResultCard freight={freight} userId={userId} headingRef={result} />
        <WaitingTimeCard freight={freight} userId={userId} />
        <FreightFuel freight={freight} userId={userId} />
        <FreightExpenses freight={freight} userId={userId} />
        <FreightComparison freight={freight} userId={userId} />
      </div>
      <div className="grid min-w-0 gap-4">
        <FreightReceivables freight={freight} userId={userId} />
        <FreightMinimum freight={freight} userId={userId} />
        <FreightDriver freight={freight} userId={userId} />
        <FreightTimeline freight={freight} userId={userId} />
        <FreightFacts freight={freight} />
        <FreightEnd freight={freight} />
      </div>
    </div>
  );
}
