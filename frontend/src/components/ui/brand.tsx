/** Logo, in the menu and on public pages. */
import { clsx } from 'clsx';

/** Road seen from the cab, with the name unless `bare`. */
export function Brand({ bare = false, className }: { bare?: boolean; className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <BrandMark />
      {!bare && <span className="text-title font-extrabold tracking-tight text-ink">Boleia</span>}
    </span>
  );
}

function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
      <rect width="32" height="32" rx="9" className="fill-brand" />
      <g className="stroke-on-brand" strokeLinecap="round" fill="none">
        <path d="M10.2 6 7 26M21.8 6 25 26" strokeWidth="2.6" />
        <path d="M16 6.5v4M16 14v4M16 21.5v4" strokeWidth="2.6" />
      </g>
    </svg>
  );
}
