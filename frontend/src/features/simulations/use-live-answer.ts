/** Answer of the simulator to the values typed so far. */
import { useState } from 'react';
import { ApiError } from '@/api/client';
import type { SimulationAnswer } from '@/api/simulation-types';
import type { Live } from './live-answer';
import { missingWords, questionOf, simulationAliases, type SimulationValues } from './simulation-model';
import { useLiveAnswer } from './simulation-queries';

const aliases: Record<string, string> = simulationAliases;

/** The complaints about what is filled in: an empty field is not wrong yet, it has not been come to, unless the rest wants it. */
function complaintsOf(error: Error | null, values: SimulationValues): string[] {
  if (!(error instanceof ApiError)) return error === null ? [] : ['Sem conexão: a conta volta quando houver sinal.'];
  if (error.fields.length === 0) return ['A conta não pôde ser feita agora. Mude um valor para tentar de novo.'];
  return error.fields
    .filter(({ field, code }) => code === 'whole_composition' || isFilled(values, field))
    .map(({ message }) => message);
}

function isFilled(values: SimulationValues, field: string): boolean {
  const value = (values as Record<string, unknown>)[aliases[field] ?? field];
  return value !== undefined && value !== null && value !== '';
}

/** Asked a moment after the last key; the last good answer stays even while a figure is being typed anew. */
export function useLive(values: SimulationValues): Live {
  const latest = useLiveAnswer(questionOf(values));
  const [kept, setKept] = useState<SimulationAnswer | null>(null);
  if (latest.answer !== null && latest.answer !== kept) setKept(latest.answer);
  const missing = missingWords(values);
  return {
    answer: latest.answer ?? kept,
    missing,
    complaints: missing.length > 0 ? [] : complaintsOf(latest.error, values),
    isAsking: latest.isAsking,
  };
}
