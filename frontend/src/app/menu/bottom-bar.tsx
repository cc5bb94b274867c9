/** Bottom bar of the phone: three main screens, the plus, and the rest. */
import { Link, useLocation } from 'react-router-dom';
import { Menu, Plus } from 'lucide-react';
import { clsx } from 'clsx';
import { COUNT_PLACE, openPanel } from './menu-store';
import { isActive, routes } from '@/app/routes';
import type { Screen } from '@/lib/navigation/screen';
import { screenIcons } from './screen-icons';

/** Screens of the bar, in the menu's order; the plus is after the second. */
const places = routes.flatMap(({ path, menu }) => (menu?.inBottomBar ? [{ to: path, menu }] : []));

/** Dashboard · Fretes · (+) · Financeiro · Mais. */
export function BottomBar() {
  return (
    <nav
      aria-label="Atalhos"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lowest:static"
    >
      <ul className="mx-auto grid h-18 max-w-xl grid-cols-5 low:h-13">
        {places.slice(0, 2).map((each) => (
          <Place key={each.to} {...each} />
        ))}
        <li className="flex justify-center">
          <button
            type="button"
            aria-label="Lançar"
            aria-haspopup="dialog"
            onClick={() => openPanel('quickAdd')}
            className="-mt-3.5 flex size-16 items-center justify-center rounded-card bg-brand text-on-brand float-shadow forced-colors:border low:mt-0.5 low:size-12"
          >
            <Plus aria-hidden="true" className="size-8" />
          </button>
        </li>
        {places.slice(2).map((each) => (
          <Place key={each.to} {...each} />
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => openPanel('drawer')}
            className={clsx(place, 'text-ink-2')}
          >
            <Menu aria-hidden="true" className="size-6" />
            <span className={word}>Mais</span>
            <span id={COUNT_PLACE} className="absolute top-2 left-1/2" />
          </button>
        </li>
      </ul>
    </nav>
  );
}

const place = 'relative flex h-full w-full flex-col items-center justify-center gap-1 font-medium';

/** Five labels fit the phone's width; with large letters or low windows only icons remain. */
const word = 'text-[min(0.8125rem,3.6vw)] leading-tight max-[17rem]:sr-only low:sr-only';

function Place({ to, menu }: { to: string; menu: NonNullable<Screen['menu']> }) {
  const Icon = screenIcons[menu.icon];
  const { pathname } = useLocation();
  const active = isActive(to, pathname);
  return (
    <li>
      <Link
        to={to}
        aria-current={active ? 'page' : undefined}
        className={clsx(place, active ? 'text-ink' : 'text-ink-2')}
      >
        {active && <span aria-hidden="true" className="absolute top-0 h-1 w-9 rounded-b-full bg-brand" />}
        <Icon aria-hidden="true" className="size-6" />
        <span className={word}>{menu.label}</span>
      </Link>
    </li>
  );
}
