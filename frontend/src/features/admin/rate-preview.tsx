/** Changes of an import, value by value, before anything is stored. */
import { useState } from 'react';
import type { RateChange, RatePreview } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { countOf, matchesSearch } from '@/lib/format/text';
import { Button } from '@/components/ui/button';
import { DataList, type Column } from '@/components/data-table/data-list';
import { Fold } from '@/components/ui/fold';
import { SearchBox } from '@/components/data-table/search-box';
import { EmptyState, Notice } from '@/components/ui/states';
import { cellParts, groupChanges } from './rate-labels';

/** Maximum changes shown without folding and search. */
const MANY = 30;

export type RatePreviewProps = { preview: RatePreview; official: boolean; isSaving: boolean; onSave: () => void };

/** Ref that focuses new content. */
function lead(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}

/** Act, validity, number of changes, every change, and "Gravar". */
export function RatePreviewCard({ preview, official, isSaving, onSave }: RatePreviewProps) {
  const { changes, unchanged } = preview;
  const nothing = changes.length === 0;
  return (
    <section ref={lead} tabIndex={-1} aria-labelledby="rate-preview" className="min-w-0 scroll-mt-24 outline-none">
      <div className="flex flex-col gap-4">
        <div>
          <h2 id="rate-preview" className="text-lg font-bold">
            {preview.title}, desde {formatDate(preview.validFrom)}
          </h2>
          <p className="text-ink-2">
            {nothing ? 'Nenhum valor muda' : countOf(changes.length, 'valor muda', 'valores mudam')},{' '}
            {countOf(unchanged, 'linha fica como está', 'linhas ficam como estão')}.
          </p>
        </div>
        <Remarks preview={preview} official={official} />
        {!nothing && <Changes changes={changes} />}
        <div className="flex flex-col gap-2 sm:flex-row sm:items-center sm:justify-end sm:gap-4">
          <p className="text-sm text-ink-3">Grava tudo ou nada.</p>
          <Button
            variant="primary"
            size="lg"
            busy={isSaving}

            onClick={onSave}
            className="sm:min-w-52"
          >
            Gravar
          </Button>
        </div>
      </div>
    </section>
  );
}

function remarksOf(
  { replaces, comparedWith }: RatePreview,
  official: boolean,
): { tone: 'info' | 'warn'; text: string }[] {
  const against = replaces
    ? ({ tone: 'warn', text: `Substitui ${replaces.title}, que começa no mesmo dia. Ela fica no histórico.` } as const)
    : ({
        tone: 'info',
        text: comparedWith
          ? `Comparada com ${comparedWith.title}, desde ${formatDate(comparedWith.validFrom)}.`
          : 'Não há tabela anterior para comparar: todos os valores são novos.',
      } as const);
  return official ? [against] : [against, { tone: 'info', text: 'Vai aparecer como transcrita, não oficial.' }];
}

function Remarks({ preview, official }: { preview: RatePreview; official: boolean }) {
  return (
    <div className="flex flex-col gap-2">
      {remarksOf(preview, official).map(({ tone, text }) => (
        <Notice key={text} tone={tone}>
          {text}
        </Notice>
      ))}
    </div>
  );
}

function Changes({ changes }: { changes: readonly RateChange[] }) {
  const [query, setQuery] = useState('');
  const shown = query === '' ? changes : changes.filter(({ cell }) => matchesSearch(cell, query));
  if (changes.length <= MANY) return <ChangeList title="O que muda" changes={changes} name={({ cell }) => cell} />;
  const groups = groupChanges(shown);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex">
        <SearchBox label="Buscar tabela, carga ou eixos" value={query} onSearch={setQuery} />
      </div>
      {shown.length === 0 && <EmptyState title="Nenhum valor com este nome">Busque outra palavra.</EmptyState>}
      {groups.map((group) => (
        <Fold
          key={`${group.title} ${query}`}
          title={group.title === '' ? 'Outros' : group.title}
          summary={countOf(group.changes.length, 'valor muda', 'valores mudam')}
          open={groups.length === 1 || query !== ''}
        >
          <ChangeList title={group.title} changes={group.changes} name={(change) => cellParts(change).rest} />
        </Fold>
      ))}
    </div>
  );
}

type ChangeListProps = { title: string; changes: readonly RateChange[]; name: (change: RateChange) => string };

const beforeAndAfter: Column<RateChange>[] = [
  {
    key: 'before',
    header: 'Antes',
    card: 'status',
    align: 'right',
    className: 'text-ink-2',
    cell: ({ before }) => before ?? 'não havia',
    cardCell: ({ before }) => (before === null ? 'não havia' : `antes ${before}`),
  },
  {
    key: 'after',
    header: 'Depois',
    card: 'value',
    align: 'right',
    className: 'font-medium',
    cell: ({ after }) => after ?? 'sai',
  },
];

function ChangeList({ title, changes, name }: ChangeListProps) {
  const columns: Column<RateChange>[] = [
    { key: 'cell', header: 'Valor', card: 'title', cell: name },
    ...beforeAndAfter,
  ];
  return <DataList caption={title} rows={changes} columns={columns} rowKey={({ cell }) => cell} />;
}
