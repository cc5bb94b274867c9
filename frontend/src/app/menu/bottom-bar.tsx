/** Bottom bar of the phone: three main screens, the plus, and the rest. */
import { Link, useLocation } from 'react-router-dom';
import { House, Menu, Plus, Route as RouteIcon, Wallet, type LucideIcon } from 'lucide-react';
import { clsx } from 'clsx';
import { COUNT_PLACE, openPanel } from './menu-store';
import { isActive } from '@/app/routes';

/** Dashboard · Fretes · (+) · Financeiro · Mais. */
export function BottomBar() {
  return (
    <nav
      aria-label="Atalhos"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lowest:static"
    >
      <ul className="mx-auto grid h-18 max-w-xl grid-cols-5 low:h-13">
        <Place to="/dashboard" label="Dashboard" icon={House} />
        <Place to="/freights" label="Fretes" icon={RouteIcon} />
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
        <Place to="/finances" label="Financeiro" icon={Wallet} />
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

const place = 'relative flex h-full w-full flex-col items-center justify-center gap-1 font-semibold';

/** Five labels fit the phone's width; with large letters or low windows only icons remain. */
const word = 'text-[min(0.8125rem,3.6vw)] leading-tight max-[17rem]:sr-only low:sr-only';

function Place({ to, label, icon: Icon }: { to: string; label: string; icon: LucideIcon }) {
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
        <span className={word}>{label}</span>
      </Link>
    </li>
  );
}
