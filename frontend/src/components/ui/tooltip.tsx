/** Tooltips: 700 ms until one opens, 300 ms in which the next opens at once. */
import type { ReactNode } from 'react';
import { Tooltip as Radix } from 'radix-ui';

/** Delay before a tooltip opens, in ms. */
export const TOOLTIP_DELAY_MS = 700;
/** Time after one closed during which the next opens without delay, in ms. */
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** Around everything that has tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

/** Props of `Tooltip`. */
export type TooltipProps = { text: string; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactNode };

/** A word beside a control that has only an icon. The control keeps its own accessible name. */
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
