/** Collapsed menu with tooltips as labels. Loaded lazily: 14 kB that a phone never needs. */
import type { User } from '@/api/types';
import { Tooltip, TooltipProvider } from '@/components/ui/tooltip';
import type { WrapControl } from './menu-list';
import { SidebarBody } from './sidebar-body';

const withTooltip: WrapControl = (text, control) => <Tooltip text={text}>{control}</Tooltip>;

export default function CollapsedSidebar({ user }: { user: User }) {
  return (
    <TooltipProvider>
      <SidebarBody user={user} collapsed wrap={withTooltip} />
    </TooltipProvider>
  );
}
