/** Offered costs: they follow the choices wherever no own value was typed. */
import { useEffect, useRef, type RefObject } from 'react';
import type { SimulationDefaults } from '@/api/simulation-types';
import type { SimulationFormApi } from './simulation-form-api';
import { offeredValues, type SimulationValues } from './simulation-model';
import { useLatestOffers } from './simulation-queries';
import { subjectOf } from './simulation-start';

type Offered = ReturnType<typeof offeredValues>;

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

/**
 * The offers for what the form says now. `opened` are those for its defaults, which a new form has in it and a kept
 * simulation has not; a draft says something else from the beginning.
 */
export function useOffers(
  form: SimulationFormApi,
  values: SimulationValues,
  opened: { offers: SimulationDefaults | null; defaults: SimulationValues; isNew: boolean },
  userId: number,
): SimulationDefaults | null {
  const subject = subjectOf(values);
  const same = JSON.stringify(subject) === JSON.stringify(subjectOf(opened.defaults)) && opened.offers !== null;
  const latest = useLatestOffers(same ? null : subject, userId);
  const offers = latest.answer ?? opened.offers;
  const trailers = useRef<readonly number[]>(opened.defaults.trailerIds);
  const last = useRef<Offered | null>(opened.offers === null ? null : offeredValues(opened.offers));
  // The form is outside React's data flow. What still stands as it was offered goes along with the offer.
  useEffect(() => {
    if (offers === null) return;
    const next = offeredValues(offers);
    const before = last.current;
    last.current = next;
    if (before === null && !opened.isNew) return;
    followTruck(form, offers, trailers);
    for (const name of Object.keys(next) as (keyof Offered)[]) {
      const old = before === null ? null : before[name];
      if (next[name] !== old && form.getValues(name) === old) form.setValue(name, next[name], { shouldDirty: true });
    }
  }, [form, offers, opened.isNew]);
  return offers;
}

/** The trailers that the truck pulled last come with it, where those of the truck before still stand. */
function followTruck(form: SimulationFormApi, { usual }: SimulationDefaults, last: RefObject<readonly number[]>): void {
  const [truckId, chosen] = form.getValues(['truckId', 'trailerIds']);
  if (truckId !== String(usual.truckId ?? '')) return;
  const before = last.current;
  last.current = usual.trailerIds;
  if (isSame(chosen, before) && !isSame(chosen, usual.trailerIds))
    form.setValue('trailerIds', [...usual.trailerIds], { shouldDirty: true });
}
