/** Cards and detail lists. */
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { clsx } from 'clsx';
import { FigureInfo, type Figure } from './figure-info';

/** A titled card is a section. */
export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  /** Explanation of the figure in the title. */
  info?: ReactNode;
  /** Right of the title: a badge, a small link. */
  aside?: ReactNode;
  /** No padding, for full-width lists. */
  flush?: boolean;
};

/** Surface with a one-pixel border and no shadow. */
export function Card({ title, info, aside, flush = false, className, children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={clsx('min-w-0 rounded-card border border-line bg-surface', !flush && 'p-4 md:p-card', className)}
    >
      {(title || aside) && (
        <div
          className={clsx(
            'flex flex-wrap items-center justify-between gap-2',
            flush ? 'px-4 pt-4 md:px-card md:pt-card' : 'mb-4',
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

/** `figure` explains the label. */
export type DetailProps = { label: string; figure?: Figure; children: ReactNode; className?: string };

/** Label over a value. In a grid the values of a row align at the top. */
export function Detail({ label, figure, children, className }: DetailProps) {
  return (
    <div className={clsx('row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0', className)}>
      <dt className="self-end text-sm text-ink-3">
        {label}
        {figure && <FigureInfo figure={figure} name={label} />}
      </dt>
      <dd className="font-medium text-ink">{children}</dd>
    </div>
  );
}

/** Details in `columns` where amounts fit, else in two. */
export function DetailList({ columns = 4, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return (
    <dl
      style={{ '--columns': columns } as CSSProperties}
      className="grid grid-cols-[repeat(auto-fill,minmax(max(min(9.5rem,50%-0.5rem),(100%-(var(--columns)-1)*1rem)/var(--columns)),1fr))] gap-4"
    >
      {children}
    </dl>
  );
}
