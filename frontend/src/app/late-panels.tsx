/** What opens over the page, and the keys: their code comes late. */
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '@/api/types';
import { isSheetAsked } from '@/lib/sheet-names';
import { useLater } from '@/lib/use-later';
import { late, MissingCode, type Missing } from '@/ui/late';
import { useMediaQuery } from '@/ui/use-media-query';
import { usePanel } from './menu-store';

const Panels = late(
  () => import('./panels'),
  (missing) => <MissingPanel {...missing} />,
);

/** Whether something is to open over the page. */
function useIsPanelAsked(): boolean {
  const { search } = useLocation();
  const isOpen = usePanel((state) => state.panel !== null);
  return isOpen || isSheetAsked(search);
}

/** Comes beside the screen. Where a finger is all there is, it comes after the first screen, or when asked for. */
export function LatePanels(props: { user: User; desktop: boolean }) {
  const isLater = useLater();
  const isTouch = useMediaQuery('(hover: none) and (pointer: coarse)');
  const isAsked = useIsPanelAsked();
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  if (isTouch && !isLater && !wasAsked) return null;
  return (
    <Suspense fallback={null}>
      <Panels {...props} />
    </Suspense>
  );
}

/** What was to open has no code: it says so where it would have opened. */
function MissingPanel(missing: Missing) {
  const isAsked = useIsPanelAsked();
  return (
    isAsked && (
      <div className="fixed inset-x-4 bottom-24 z-30">
        <MissingCode {...missing} />
      </div>
    )
  );
}
