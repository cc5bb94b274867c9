/** Top bar of the phone: back link or mark, title, menu button. */
import { ArrowLeft, Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RETURNING } from '@/lib/navigation/list-restoration';
import { Brand } from '@/components/ui/brand';
import { IconButton } from '@/components/ui/button';
import { useHeading } from '@/components/ui/page-header';
import { openPanel, usePanel } from './menu-store';
import { useScreenTitle } from '@/app/title';

/** Sticky. The heading itself is part of the page, for screen readers. */
export function TopBar() {
  const title = useScreenTitle();
  const back = useHeading((state) => state.heading?.back);
  const open = usePanel((state) => state.panel === 'drawer');
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-2 border-b border-line bg-bg pr-2 pl-2 pt-[env(safe-area-inset-top)] low:static">
      {back ? (
        <Link
          to={back}
          state={RETURNING}
          aria-label="Voltar"
          className="flex size-12 shrink-0 items-center justify-center rounded-control text-ink hover:bg-sunken"
        >
          <ArrowLeft aria-hidden="true" className="size-6" />
        </Link>
      ) : (
        <Link
          to="/dashboard"
          aria-label="Boleia, ir para o Dashboard"
          className="flex size-12 shrink-0 items-center justify-center rounded-control"
        >
          <Brand bare />
        </Link>
      )}
      <p aria-hidden="true" className="min-w-0 flex-1 truncate text-title font-bold tracking-tight">
        {title}
      </p>
      <IconButton label="Abrir menu" aria-expanded={open} onClick={() => openPanel(open ? null : 'drawer')}>
        <Menu aria-hidden="true" />
      </IconButton>
    </header>
  );
}
