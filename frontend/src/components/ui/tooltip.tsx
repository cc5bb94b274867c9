/** Tooltips: 700 ms delay, none within 300 ms after another. */
import type { ReactNode } from 'react';
import { Tooltip as Radix } from 'radix-ui';

/** Delay before a tooltip opens, in ms. */
export const TOOLTIP_DELAY_MS = 700;
/** Time after closing within which the next opens at once, in ms. */
export const TOOLTIP_SKIP_DELAY_MS = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

export type TooltipProps = { text: string; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactNode };

/** Tooltip of an icon control, which keeps its own accessible name. */
export function Tooltip({ text, side = 'right', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={8}
          className="z-50 rounded-md bg-ink px-3 py-1.5 text-sm font-medium text-bg float-shadow"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
