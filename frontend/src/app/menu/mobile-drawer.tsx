/** Menu below 768 px: a drawer that closes after navigation. */
import { X } from 'lucide-react';
import type { User } from '@/api/types';
import { Brand } from '@/components/ui/brand';
import { IconButton } from '@/components/ui/button';
import { Drawer } from '@/components/ui/dialog';
import { MenuFoot } from './menu-foot';
import { MenuList, SearchButton } from './menu-list';

export function MobileDrawer({ user, open, onClose }: { user: User; open: boolean; onClose: () => void }) {
  return (
    <Drawer title="Menu" open={open} onClose={onClose}>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-3 pt-2 pb-[max(12px,env(safe-area-inset-bottom))]">
        <div className="mb-2 flex items-center justify-between pl-2">
          <Brand />
          <IconButton label="Fechar menu" onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <SearchButton />
        <MenuList user={user} onNavigate={onClose} />
        <div className="min-h-4 flex-1" />
        <MenuFoot user={user} />
      </div>
    </Drawer>
  );
}
