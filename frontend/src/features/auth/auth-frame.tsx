/** Layout of login and registration: form and illustration. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from '@/components/ui/brand';

/** Title, form, and a line with a link below. */
export function AuthFrame({
  title,
  lead,
  children,
  foot,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  foot: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh md:grid-cols-[minmax(420px,1fr)_1fr] 2xl:grid-cols-[2fr_3fr]">
      <div className="flex flex-col px-5 py-5 md:px-12 md:py-8">
        <header>
          <Link to="/" aria-label="Boleia, página inicial" className="inline-flex rounded-control py-1">
            <Brand />
          </Link>
        </header>
        <main className="mx-auto flex w-full max-w-[400px] flex-1 flex-col justify-center py-8 max-md:justify-start">
          <h1 className="text-title leading-9 font-extrabold tracking-tight">{title}</h1>
          {lead && <div className="mt-2 text-ink-2">{lead}</div>}
          <div className="mt-6">{children}</div>
          <p className="mt-6 text-center text-ink-2">{foot}</p>
        </main>
      </div>
      <Road />
    </div>
  );
}

/** Illustration of a road at night, dark in both themes, with the product's promise. */
function Road() {
  return (
    <aside aria-hidden="true" data-theme="dark" className="relative hidden overflow-hidden bg-bg text-ink md:block">
      <svg viewBox="0 300 600 600" preserveAspectRatio="xMidYMin slice" className="absolute bottom-0 h-2/3 w-full">
        <path d="M286 300 314 300 640 900 -40 900Z" className="fill-surface" />
        <path d="M280 300-52 900M320 300 652 900" className="stroke-line-strong" strokeWidth="5" fill="none" />
        {lanePieces.map(({ y, h, w }) => (
          <path key={y} d={`M${300 - w / 2} ${y}h${w}l${w * 0.06} ${h}h${-w * 1.12}Z`} className="fill-brand" />
        ))}
        <path d="M0 300H600" className="stroke-line" strokeWidth="2" />
      </svg>
      <p className="relative max-w-[15ch] px-12 pt-24 text-figure font-extrabold tracking-tight">
        Quanto sobra de cada viagem.
      </p>
    </aside>
  );
}

const lanePieces = [
  { y: 322, h: 12, w: 2.5 },
  { y: 350, h: 20, w: 4.5 },
  { y: 390, h: 32, w: 8 },
  { y: 450, h: 50, w: 13 },
  { y: 540, h: 84, w: 21 },
  { y: 690, h: 140, w: 34 },
];
