/** Drivers' terms by category, for the search. */
import type { Wire } from '@/lib/wire';
import { maintenanceCategoryLabels } from '@/lib/generated/enum-labels';
import { codesOf, foldAccents } from '@/lib/format/text';

export type MaintenanceCategory = Wire['MaintenanceCategory'];

/** The first terms of each are shown as examples. */
const words: Record<MaintenanceCategory, readonly string[]> = {
  electrical: [
    'bateria',
    'lâmpada',
    'alternador',
    'motor de arranque',
    'farol',
    'lanterna',
    'fiação',
    'chicote',
    'fusível',
    'tacógrafo',
    'rastreador',
    'sensor',
  ],
  air_conditioning: ['ar', 'gás do ar', 'filtro da cabine', 'compressor do ar', 'climatizador', 'refrigeração', 'frio'],
  tires: [
    'borracharia',
    'pneu',
    'alinhamento',
    'balanceamento',
    'rodízio',
    'recapagem',
    'conserto de pneu',
    'câmara',
    'roda',
    'calibragem',
    'geometria',
  ],
  chassis: [
    'quinta roda',
    'lubrificação',
    'graxa',
    'cubo',
    'rolamento',
    'pino-rei',
    'longarina',
    'para-choque',
    'engate',
    'solda',
  ],
  springs: ['mola', 'feixe de molas', 'molejo', 'grampo', 'jumelo'],
  engine: [
    'óleo',
    'filtro',
    'correia',
    'óleo do motor',
    'filtro de óleo',
    'filtro de ar',
    'filtro de combustível',
    'bico injetor',
    'bomba',
    'radiador',
    'água',
    'mangueira',
    'turbina',
    'retífica',
    'escapamento',
    'válvula',
    'arla',
    'diesel',
    'tanque',
    'vazamento',
  ],
  transmission: [
    'câmbio',
    'embreagem',
    'diferencial',
    'óleo do câmbio',
    'óleo do diferencial',
    'caixa',
    'cardã',
    'cruzeta',
    'platô',
  ],
  brakes: [
    'lona',
    'pastilha',
    'freio',
    'disco',
    'tambor',
    'cuíca',
    'regulagem de freio',
    'catraca',
    'secador de ar',
    'apu',
    'ABS',
  ],
  suspension: [
    'amortecedor',
    'bolsa de ar',
    'suspensão a ar',
    'bucha',
    'barra estabilizadora',
    'tirante',
    'terminal',
    'pivô',
  ],
  hydraulics: [
    'direção',
    'direção hidráulica',
    'óleo hidráulico',
    'cilindro',
    'pistão',
    'bomba hidráulica',
    'basculante',
    'comando',
  ],
  bodywork: [
    'lataria',
    'pintura',
    'para-brisa',
    'vidro',
    'porta',
    'cabine',
    'retrovisor',
    'banco',
    'lona de carga',
    'assoalho',
    'baú',
    'carroceria',
    'capotaria',
  ],
};

const all = codesOf(maintenanceCategoryLabels);
const folded = all.map((code) => ({
  code,
  names: [maintenanceCategoryLabels[code], ...words[code]].map((name) => foldAccents(name)),
}));

/** True if every word of the query is a prefix of a word of the name. */
function begins(name: string, query: readonly string[]): boolean {
  const parts = name.split(/[\s-]+/);
  return query.every((word) => parts.some((part) => part.startsWith(word)));
}

/** Matching categories: those of exactly that name if any; all for an empty query. */
export function categoriesFor(query: string): MaintenanceCategory[] {
  const typed = foldAccents(query).trim();
  const parts = typed.split(/[\s-]+/).filter((part) => part !== '');
  if (parts.length === 0) return all;
  const named = folded.filter(({ names }) => names.includes(typed));
  const found = named.length > 0 ? named : folded.filter(({ names }) => names.some((name) => begins(name, parts)));
  return found.map(({ code }) => code);
}

/** "óleo, filtro, correia": examples of a category. */
export function categoryExamples(code: MaintenanceCategory): string {
  return words[code].slice(0, 3).join(', ');
}
