/** "Lançar": the most frequent new records as large tiles. */
import { Link } from 'react-router-dom';
import { Sheet } from '@/components/ui/dialog';
import { EXPENSE } from '@/lib/navigation/screen';
import { newRecords } from '@/app/new-records';
import { screenIcons } from './screen-icons';
import { useSheetAddress } from '@/lib/navigation/sheet-address';

const tiles = newRecords
  .filter(({ tile }) => tile !== undefined)
  .map(({ to, tile, icon }) => ({ to, tile, Icon: screenIcons[icon] }));

export function QuickAdd({ onClose }: { onClose: () => void }) {
  const expense = useSheetAddress('expense');
  return (
    <Sheet title="Lançar" open onClose={onClose}>
      <ul className="grid grid-cols-2 gap-3 pt-2">
        {tiles.map(({ to, tile, Icon }, index) => (
          <li key={to}>
            <Link
              to={to === EXPENSE ? expense.hrefTo('new') : to}
              onClick={onClose}
              data-first={index === 0 || undefined}
              className="flex h-28 flex-col items-center justify-center gap-2 rounded-card bg-sunken px-2 text-center font-medium hover:bg-line min-[375px]:text-lg"
            >
              <Icon aria-hidden="true" className="size-7 shrink-0" />
              {tile}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
