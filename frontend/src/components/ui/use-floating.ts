/** Placement of a popup at its field: above if there is no room below, always within the visible viewport. */
import { useLayoutEffect } from 'react';
import { autoUpdate, computePosition, flip, hide, offset, shift, size } from '@floating-ui/dom';

/** Distances from the field and the visible edge, in px. */
const GAP = 4;

type Elements = {
  anchor: () => HTMLElement | null;
  /** Floating element: `fixed` in the top layer, so that no sheet clips it. */
  floating: () => HTMLElement | null;
};

async function place(anchor: HTMLElement, floating: HTMLElement): Promise<void> {
  // The last limit must not be measured as its height.
  floating.style.removeProperty('--room');
  const { x, y, middlewareData } = await computePosition(anchor, floating, {
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [
      offset(GAP),
      flip({ padding: GAP }),
      shift({ padding: GAP }),
      size({
        padding: GAP,
        apply: ({ availableHeight, rects }) => {
          floating.style.setProperty('--room', `${Math.floor(availableHeight)}px`);
          floating.style.setProperty('--anchor-width', `${rects.reference.width}px`);
        },
      }),
      hide(),
    ],
  });
  floating.style.setProperty('--left', `${x}px`);
  floating.style.setProperty('--top', `${y}px`);
  // A listbox hides when its input scrolls away; a modal never, because all else is inert.
  const isScrolledAway = middlewareData.hide?.referenceHidden === true && anchor.offsetHeight > 0;
  floating.style.visibility = isScrolledAway && floating.popover !== null ? 'hidden' : '';
}

/**
 * Positions an element at its field by `--left`, `--top`, `--room` and `--anchor-width`, and follows scrolling and the
 * keyboard.
 */
export function useFloating({ anchor, floating }: Elements): void {
  // Positions are external to React.
  useLayoutEffect(() => {
    const [field, element] = [anchor(), floating()];
    if (!field || !element) return undefined;
    if (element.popover !== null) element.showPopover?.();
    return autoUpdate(field, element, () => void place(field, element));
    // oxlint-disable-next-line react/exhaustive-deps -- both exist from the first to the last render
  }, []);
}
