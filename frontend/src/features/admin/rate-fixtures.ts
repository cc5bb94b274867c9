/** Fixtures of rate tables, with overrides. */
import type { RatePreview, RateTable } from '@/api/types';

/** The act of September, from the official text, shipped. */
export function someRates(changes: Partial<RateTable> = {}): RateTable {
  return {
    id: null,
    version: 1,
    kind: 'minimum_freight',
    validFrom: '2026-09-30',
    validTo: null,
    title: 'Portaria SUROC 22/2026',
    source: 'DOU de 29/09/2026, edição extra 1-A',
    official: true,
    cells: 272,
    origin: 'shipped',
    inForce: true,
    superseded: false,
    withdrawnAt: null,
    importedAt: null,
    importedBy: null,
    note: null,
    ...changes,
  };
}

/** Act imported by an administrator. */
export function importedRates(changes: Partial<RateTable> = {}): RateTable {
  return someRates({
    id: 5,
    version: 3,
    validFrom: '2026-11-20',
    title: 'Portaria SUROC 30/2026',
    source: 'calculadora da ANTT',
    official: false,
    origin: 'imported',
    importedAt: '2026-11-21T14:30:00Z',
    importedBy: 'João',
    ...changes,
  });
}

export function somePreview(changes: Partial<RatePreview> = {}): RatePreview {
  return {
    kind: 'minimum_freight',
    validFrom: '2026-11-20',
    title: 'Portaria SUROC 30/2026',
    replaces: null,
    comparedWith: { title: 'Portaria SUROC 22/2026', validFrom: '2026-09-30' },
    changes: [
      { cell: 'Tabela A · Carga geral · 6 eixos · CCD', before: '7,5347', after: '7,9001' },
      { cell: 'Tabela B · Carga geral · 9 eixos · CC', before: null, after: '850,00' },
    ],
    unchanged: 270,
    cells: 272,
    ...changes,
  };
}
