/** The "i" beside a figure: a tap opens the one sentence that says what the figure means. */
import { Suspense, useState } from 'react';
import { Info } from 'lucide-react';
import { createPortal } from 'react-dom';
import type { figures } from '@/lib/generated/figures';
import { lazyNamed } from './lazy';

const Dialog = lazyNamed(() => import('./dialog'), 'Dialog');

/** A figure of the glossary. */
export type Figure = keyof typeof figures;

/** Props of `FigureInfo`; `name` is what the screen calls the figure. */
export type FigureInfoProps = { figure: Figure; name: string };

type Term = { label: string; meaning: string };

// The glossary loads with the first tap.
const loadFigures = () => import('@/lib/generated/figures');

/** Where the glossary cannot be had, because the network is gone. */
const unread = 'Sem conexão agora: a explicação aparece quando o sinal voltar.';

/** A discreet icon that a finger finds: 44 px, of which the lines around give up no room. */
export function FigureInfo({ figure, name }: FigureInfoProps) {
  const [term, setTerm] = useState<Term | null>(null);
  const open = () =>
    void loadFigures().then(
      ({ figures: known }) => setTerm(known[figure]),
      () => setTerm({ label: name, meaning: unread }),
    );
  return (
    // The word joiner keeps the icon on the line of the last word.
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
