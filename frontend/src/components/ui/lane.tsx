/** Lane motif: the dashed line between origin and destination. */
import { clsx } from 'clsx';

/** `progress` (0 to 1) places the marker. */
export type LaneProps = {
  from: string;
  to: string;
  fromHint?: string | undefined;
  toHint?: string | undefined;
  progress?: number | undefined;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

const sizes = {
  sm: 'text-sm font-medium',
  md: 'text-sm font-bold min-[23.4rem]:text-lg',
  lg: 'text-sm font-bold min-[23.4rem]:text-lg md:text-title',
};

/** Origin – – – destination. Long names wrap; the lane is at least 40 px wide, 28 on the narrowest phones. */
export function Lane({ from, to, fromHint, toHint, progress, size = 'md', className }: LaneProps) {
  return (
    <div
      className={clsx(
        'grid grid-cols-[auto_minmax(28px,1fr)_auto] items-center gap-x-2',
        'min-[23.4rem]:grid-cols-[auto_minmax(40px,1fr)_auto] min-[23.4rem]:gap-x-3',
        className,
      )}
    >
      <span className={clsx('max-w-[36vw] min-[23.4rem]:max-w-[32vw] min-w-0 text-ink md:max-w-xs', sizes[size])}>
        {from}
      </span>
      <span className="relative flex items-center">
        <span className="sr-only">até</span>
        <span aria-hidden="true" className="lane-dash w-full" />
        {progress !== undefined && <Marker progress={progress} />}
      </span>
      <span
        className={clsx('max-w-[36vw] min-[23.4rem]:max-w-[32vw] min-w-0 text-right text-ink md:max-w-xs', sizes[size])}
      >
        {to}
      </span>
      {(fromHint || toHint) && (
        <span className="col-span-full flex justify-between gap-3 text-sm text-ink-3">
          <span>{fromHint}</span>
          <span className="text-right">{toHint}</span>
        </span>
      )}
    </div>
  );
}

function Marker({ progress }: { progress: number }) {
  const at = Math.min(1, Math.max(0, progress)) * 100;
  return (
    <span aria-hidden="true" className="absolute inset-x-2 inset-y-0">
      <span
        className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-[3px] border-ink bg-brand"
        style={{ left: `${at}%` }}
      />
    </span>
  );
}
