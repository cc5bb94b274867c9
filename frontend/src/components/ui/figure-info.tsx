/** Info button of a figure: opens its definition. */
import { Suspense, useState } from 'react';
import { Info } from 'lucide-react';
import { createPortal } from 'react-dom';
import type { figures } from '@/lib/generated/figures';
import { lazyNamed } from './lazy';

const Dialog = lazyNamed(() => import('./dialog'), 'Dialog');

/** Figure of the glossary. */
export type Figure = keyof typeof figures;

/** `name` is the figure's label on this screen. */
export type FigureInfoProps = { figure: Figure; name: string };

type Term = { label: string; meaning: string };

// The glossary loads with the first tap.
const loadFigures = () => import('@/lib/generated/figures');

/** Text while offline. */
const unread = 'Sem conexão agora: a explicação aparece quando o sinal voltar.';

/** 44 px touch target that takes no room in its line. */
export function FigureInfo({ figure, name }: FigureInfoProps) {
  const [term, setTerm] = useState<Term | null>(null);
  const open = () =>
    void loadFigures().then(
      ({ figures: known }) => setTerm(known[figure]),
      () => setTerm({ label: name, meaning: unread }),
    );
  return (
    // The word joiner prevents a line break before the icon.
    <span className="font-normal whitespace-nowrap before:content-['\2060']">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`O que é “${name}”?`}
        onClick={open}
        className="-my-3 -mr-3.5 -ml-2 inline-flex size-11 items-center justify-center rounded-full align-middle text-ink-3 hover:text-ink print:hidden"
      >
        <Info aria-hidden="true" className="size-4" />
      </button>
      {term &&
        createPortal(
          <Suspense fallback={null}>
            <Dialog open title={term.label} onClose={() => setTerm(null)}>
              <p className="text-lg text-ink-2">{term.meaning}</p>
            </Dialog>
          </Suspense>,
          document.body,
        )}
    </span>
  );
}
