/** Surfaces. */
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { clsx } from 'clsx';
import { FigureInfo, type Figure } from './figure-info';

/** Props of `Card`: a titled one is a section. */
export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  /** The "i" of the figure that the title names. */
  info?: ReactNode;
  /** Right of the title: a badge, a small link. */
  aside?: ReactNode;
  /** Without inner padding, for lists that reach the edge. */
  flush?: boolean;
};

/** A surface with a one-pixel line; no shadow. */
export function Card({ title, info, aside, flush = false, className, children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={clsx('min-w-0 rounded-card border border-line bg-surface', !flush && 'p-4 md:p-6', className)}
    >
      {(title || aside) && (
        <div
          className={clsx(
            'flex flex-wrap items-center justify-between gap-2',
            flush ? 'px-4 pt-4 md:px-6 md:pt-6' : 'mb-4',
          )}
        >
          {info ? (
            <div className="min-w-0">
              <h2 className="inline text-lg font-bold">{title}</h2>
              {info}
            </div>
          ) : (
            title && <h2 className="text-lg font-bold">{title}</h2>
          )}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

/** Props of `Fact`; `figure` explains what the label names. */
export type FactProps = { label: string; figure?: Figure; children: ReactNode; className?: string };

/** One fact: a quiet label over its value. `FactList` holds several; in a grid the values of a row begin on one line. */
export function Fact({ label, figure, children, className }: FactProps) {
  return (
    <div className={clsx('row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0', className)}>
      <dt className="self-end text-sm text-ink-3">
        {label}
        {figure && <FigureInfo figure={figure} name={label} />}
      </dt>
      <dd className="font-semibold text-ink">{children}</dd>
    </div>
  );
}

/** Facts in columns: `columns` where there is room for amounts in them, two in the narrowest place. */
export function FactList({ columns = 4, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return (
    <dl
      style={{ '--columns': columns } as CSSProperties}
      className="grid grid-cols-[repeat(auto-fill,minmax(max(min(9.5rem,50%-0.5rem),(100%-(var(--columns)-1)*1rem)/var(--columns)),1fr))] gap-4"
    >
      {children}
    </dl>
  );
}
