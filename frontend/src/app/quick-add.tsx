/** "Lançar": what one enters most, in big tiles. */
import { Link } from 'react-router-dom';
import { Calculator, Fuel, HandCoins, ReceiptText, Route as RouteIcon, Wrench, type LucideIcon } from 'lucide-react';
import { Sheet } from '@/ui/dialog';

const tiles: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: '/fuel?new=1', label: 'Abastecimento', icon: Fuel },
  { to: '/finances?new=expense', label: 'Despesa', icon: ReceiptText },
  { to: '/freights?new=1', label: 'Frete', icon: RouteIcon },
  { to: '/maintenance?new=1', label: 'Manutenção', icon: Wrench },
  { to: '/driver-payments?new=1', label: 'Pagar motorista', icon: HandCoins },
  { to: '/freight-simulations?new=1', label: 'Simular frete', icon: Calculator },
];

/** A sheet from the bottom. */
export function QuickAdd({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet title="Lançar" open={open} onClose={onClose}>
      <ul className="grid grid-cols-2 gap-3 pt-2">
        {tiles.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
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
