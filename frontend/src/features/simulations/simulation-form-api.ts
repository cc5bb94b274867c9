/** The simulator's form as its parts take it. */
import type { UseFormReturn } from 'react-hook-form';
import type { SimulationDefaults, SimulationInput } from '@/api/simulation-types';
import type { SimulationValues } from './simulation-model';

/** The form. */
export type SimulationFormApi = UseFormReturn<SimulationValues, unknown, SimulationInput>;

/** Offers for the fields; null while nothing is offered yet. */
export type WithOffers = { form: SimulationFormApi; offers: SimulationDefaults | null };
