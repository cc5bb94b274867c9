/** The head of a page. On the phone its title stands in the top bar, so that it is there once. */
import { useId, useLayoutEffect, type ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { create } from 'zustand';
import { Link } from 'react-router-dom';
import { leftAt, RETURNING } from '@/lib/navigation/list-restoration';

/** Title and actions of the page on screen. */
export type Heading = { id: string; title: string; back: string | undefined };

/** The heading of the page on screen; null until a page has one. The shell reads it for the top bar and the browser's title. */
export const useHeading = create<{ heading: Heading | null }>(() => ({ heading: null }));

/** Announces the heading of a page for as long as the page is on screen. */
export function useAnnounceHeading(title: string, back?: string): void {
  const id = useId();
  // The top bar and the browser's tab lie outside the page; before the paint, so that no other title shows for a frame.
  useLayoutEffect(() => {
    useHeading.setState({ heading: { id, title, back } });
    return () => useHeading.setState(({ heading }) => (heading?.id === id ? { heading: null } : { heading }));
  }, [id, title, back]);
}

/** Props of `PageHeader`; `back` is the address one level up: of a list, which then is as one left it. */
export type PageHeaderProps = {
  title: string;
  back?: string;
  /** A line under the title. */
  description?: ReactNode;
  /** Buttons at the right; under the title on the phone. */
  actions?: ReactNode;
};

/** Title, way back and actions of a page. Exactly one per page; as high without buttons, so that tabs below it stay where they are. */
export function PageHeader({ title, back, description, actions }: PageHeaderProps) {
  const to = back && leftAt(back);
  useAnnounceHeading(title, to);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 md:mb-6 md:min-h-12 md:gap-y-2">
      <div className="flex min-w-0 items-center gap-2 max-md:contents">
        {to && (
          <Link
            to={to}
            state={RETURNING}
            aria-label="Voltar"
            className="-ml-2 hidden size-11 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink md:inline-flex print:hidden"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
          </Link>
        )}
        <div className="min-w-0 max-md:contents">
          <h1 className="text-title font-bold tracking-tight max-md:sr-only print:not-sr-only">{title}</h1>
          {description && <div className="max-w-text text-ink-2 max-md:mb-3 max-md:basis-full">{description}</div>}
        </div>
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 max-md:basis-full max-md:*:mb-4">{actions}</div>}
    </header>
  );
}
