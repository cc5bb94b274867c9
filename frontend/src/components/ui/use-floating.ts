/** Placement of a list or calendar at its field: above it where there is no room below, and always within what is seen. */
import { useLayoutEffect } from 'react';
import { autoUpdate, computePosition, flip, hide, offset, shift, size } from '@floating-ui/dom';

/** Distances in px: from the field, and from the edge of what a keyboard leaves of the screen. */
const GAP = 4;

type Elements = {
  anchor: () => HTMLElement | null;
  /** The element that floats; it is `fixed`, in the top layer, where no sheet clips it. */
  floating: () => HTMLElement | null;
};

async function place(anchor: HTMLElement, floating: HTMLElement): Promise<void> {
  // The room of the last placement must not pass for its height.
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
  // A list goes with its box where that is scrolled away; a modal never: all else is inert.
  const isScrolledAway = middlewareData.hide?.referenceHidden === true && anchor.offsetHeight > 0;
  floating.style.visibility = isScrolledAway && floating.popover !== null ? 'hidden' : '';
}

/** Keeps the element at its field as `--left`, `--top`, `--room` and `--anchor-width`, while page, sheet and keyboard move. */
export function useFloating({ anchor, floating }: Elements): void {
  // Positions on the screen are the browser's.
  useLayoutEffect(() => {
    const [field, element] = [anchor(), floating()];
    if (!field || !element) return undefined;
    if (element.popover !== null) element.showPopover?.();
    return autoUpdate(field, element, () => void place(field, element));
    // oxlint-disable-next-line react/exhaustive-deps -- both are there from the first to the last render
  }, []);
}
