/** "Lançar": what one enters most, in big tiles. A tile arrives with the module it leads to. */
import { Link } from 'react-router-dom';
import { ReceiptText, Route as RouteIcon, Truck, type LucideIcon } from 'lucide-react';
import { Sheet } from '@/ui/dialog';

const tiles: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: '/finances?new=expense', label: 'Despesa', icon: ReceiptText },
  { to: '/freights?new=1', label: 'Frete', icon: RouteIcon },
  { to: '/vehicles?new=truck', label: 'Veículo', icon: Truck },
];

/** A sheet from the bottom. */
export function QuickAdd({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet title="Lançar" open={open} onClose={onClose}>
      <ul className="grid grid-cols-2 gap-3 pt-2">
        {tiles.map(({ to, label, icon: Icon }) => (
          <li key={to} className="last:odd:col-span-2">
            <Link
              to={to}
              onClick={onClose}
              className="flex h-20 items-center gap-4 rounded-card bg-sunken px-5 text-lg font-semibold hover:bg-line"
            >
              <Icon aria-hidden="true" className="size-6 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
