/** Labels of rate tables and their states, and columns of their files. */
import type { RateChange, RateKind, RateTable } from '@/api/types';
import { rateKindLabels as allRateKindLabels } from '@/lib/generated/enum-labels';
import { formatDate } from '@/lib/format/dates';

/** In the order they are offered. */
export const rateKindLabels: typeof allRateKindLabels = {
  ...allRateKindLabels,
  minimum_freight: 'Piso mínimo',
  carrier_tax: 'Impostos do transportador',
};

/** Kind in the address; the legal minimum by default. */
export function kindOf(text: string | null): RateKind {
  return text !== null && text in rateKindLabels ? (text as RateKind) : 'minimum_freight';
}

/** Columns of a kind's file, and notes. */
export const rateFiles: Record<RateKind, { columns: string; hint: string }> = {
  minimum_freight: {
    columns: 'valid_from,act,table,cargo_type,axles,ccd,cc',
    hint: 'Um ato por arquivo. As tabelas são A, B, C e D; ccd é o valor por km, cc o de carga e descarga.',
  },
  carrier_tax: {
    columns: 'valid_from,title,item,up_to,rate,amount',
    hint: 'Uma tabela por arquivo: cada linha é uma faixa ou um valor.',
  },
  waiting_time: {
    columns: 'valid_from,title,rate',
    hint: 'O valor é por tonelada e por hora.',
  },
  diesel_price: {
    columns: 'week_start,week_end,uf,product,mean_brl_l',
    hint: 'Uma semana por arquivo: o preço médio do litro em cada estado.',
  },
};

/** "desde 30/09/2026", "de 17/07/2026 a 29/09/2026"; a superseded table has no end of its own. */
export function validityLabel(table: RateTable): string {
  const { validFrom, validTo } = table;
  return validTo === null || isPast(table)
    ? `desde ${formatDate(validFrom)}`
    : `de ${formatDate(validFrom)} a ${formatDate(validTo)}`;
}

/** Badge class and label of a table. */
export function rateState(table: RateTable, today: string): { status: string; word: string } {
  if (table.withdrawnAt !== null) return { status: 'cancelled', word: 'Retirada' };
  if (table.superseded) return { status: 'inactive', word: 'Substituída' };
  if (table.inForce) return { status: 'active', word: 'Em vigor' };
  if (table.validFrom > today) return { status: 'scheduled', word: 'Ainda não vale' };
  return { status: 'inactive', word: 'Já passou' };
}

/** True for tables in the history only. */
export function isPast(table: RateTable): boolean {
  return table.superseded || table.withdrawnAt !== null;
}

/** Name of a value in two parts: "Tabela A" and "Carga geral · 6 eixos · CCD". */
export function cellParts({ cell }: RateChange): { group: string; rest: string } {
  const [group = cell, ...rest] = cell.split(' · ');
  return rest.length === 0 ? { group: '', rest: cell } : { group, rest: rest.join(' · ') };
}

/** Changes grouped by the first part of their names, in order. */
export function groupChanges(changes: readonly RateChange[]): { title: string; changes: RateChange[] }[] {
  const groups = new Map<string, RateChange[]>();
  for (const change of changes) {
    const { group } = cellParts(change);
    groups.set(group, [...(groups.get(group) ?? []), change]);
  }
  return [...groups].map(([title, all]) => ({ title, changes: all }));
}
