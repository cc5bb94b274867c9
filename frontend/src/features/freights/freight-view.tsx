/** The page of one freight: where it is, what it brought, who owes. */
import { useRef } from 'react';
import { RecordPage } from '@/components/resource/record-page';
import type { Freight } from '@/api/types';
import { FreightComparison } from './freight-comparison';
import { FreightDriver } from './freight-driver';
import { FreightEnd } from './freight-end';
import { FreightFacts } from './freight-details';
import { FreightHead } from './freight-head';
import { FreightMinimum } from './freight-minimum';
import { FreightReceivables } from './freight-receivables';
import { FreightResultCard } from './freight-result';
import { FreightSpending } from './expenses/freight-spending';
import { FreightTimeline } from './freight-timeline';
import { useFreight } from './freight-queries';
import { WaitingTimeCard } from './claims/waiting-time-card';

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

/**
 * One column on the phone, in the order in which one asks: what came of it, who owes, what was spent; then waiting time and
 * driver; then the law and what is written down. Where there is room these three parts stand side by side.
 */
function FreightLife({ freight, userId }: { freight: Freight; userId: number }) {
  const result = useRef<HTMLHeadingElement>(null);
  const both = { freight, userId };
  return (
    <div className="@container flex flex-col gap-4">
      <FreightHead {...both} onEnd={() => result.current?.focus()} />
      <div className="grid items-start gap-4 @4xl:grid-cols-2 @4xl:grid-rows-[auto_1fr] @7xl:flex">
        <div className={`${part} @4xl:row-span-2`}>
          <FreightResultCard {...both} headingRef={result} />
          <FreightReceivables {...both} />
          <FreightSpending {...both} />
        </div>
        <div className={part}>
          <WaitingTimeCard {...both} />
          <FreightComparison {...both} />
          <FreightDriver {...both} />
        </div>
        <div className={part}>
          <FreightMinimum {...both} />
          <FreightTimeline {...both} />
          <FreightFacts freight={freight} />
          <FreightEnd freight={freight} />
        </div>
      </div>
    </div>
  );
}

const part = 'flex min-w-0 flex-1 flex-col gap-4 empty:hidden';
