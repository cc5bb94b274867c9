/** "Lançar": what one enters most, in big tiles. */
import { Link } from 'react-router-dom';
import { Calculator, Fuel, HandCoins, ReceiptText, Route as RouteIcon, Wrench, type LucideIcon } from 'lucide-react';
import { Sheet } from '@/ui/dialog';
import { useSheetAddress } from './sheet-address';

/** Stands for the sheet of an expense, which opens over the page that one is on. */
const EXPENSE = 'expense';

const tiles: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: '/fuel?new=1', label: 'Abastecimento', icon: Fuel },
  { to: EXPENSE, label: 'Despesa', icon: ReceiptText },
  { to: '/freights?new=1', label: 'Frete', icon: RouteIcon },
  { to: '/maintenance?new=1', label: 'Manutenção', icon: Wrench },
  { to: '/driver-payments?new=1', label: 'Pagar motorista', icon: HandCoins },
  { to: '/freight-simulations?new=1', label: 'Simular frete', icon: Calculator },
];

/** A sheet from the bottom. */
export default function QuickAdd({ onClose }: { onClose: () => void }) {
  const expense = useSheetAddress('expense');
  return (
    <Sheet title="Lançar" open onClose={onClose}>
      <ul className="grid grid-cols-2 gap-3 pt-2">
        {tiles.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to === EXPENSE ? expense.hrefTo('new') : to}
              onClick={onClose}
              className="flex h-28 flex-col items-center justify-center gap-2 rounded-card bg-sunken px-2 text-center font-semibold hover:bg-line min-[375px]:text-lg"
            >
              <Icon aria-hidden="true" className="size-7 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
