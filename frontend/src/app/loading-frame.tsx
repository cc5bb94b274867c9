/** Frame of the layout while the user loads: it has the same places, so that nothing moves. */
import { Brand } from '@/components/ui/brand';
import { RowsSkeleton, Skeleton } from '@/components/ui/states';
import { useIsDesktop } from '@/components/ui/use-media-query';
import { MENU_WIDTH, useCollapsed } from '@/app/menu/menu-store';

export function LoadingFrame() {
  const desktop = useIsDesktop();
  const [collapsed] = useCollapsed();
  const width = collapsed ? MENU_WIDTH.collapsed : MENU_WIDTH.expanded;
  return (
    <>
      {desktop ? (
        <div
          aria-hidden="true"
          style={{ width }}
          className="fixed inset-y-0 left-0 border-r border-line bg-surface px-3 py-4"
        >
          <span className="flex p-1">
            <Brand bare={collapsed} />
          </span>
        </div>
      ) : (
        <div aria-hidden="true" className="flex h-16 items-center border-b border-line bg-bg px-4">
          <Brand bare />
        </div>
      )}
      <main style={{ marginLeft: desktop ? width : 0 }} className="px-4 pt-4 md:px-8 md:pt-section">
        <div className="mx-auto max-w-[1640px]">
          <Skeleton className="mb-section h-control w-48" />
          <RowsSkeleton />
        </div>
      </main>
    </>
  );
}
