/** The parts of a form in two columns where there is room for them, else one below the other. */
import type { ReactNode } from 'react';

/** `children` is what everybody fills in; `aside` what follows it, at its right on a wide screen. */
export function FormColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @4xl:grid-cols-2">
        <div className="grid min-w-0 gap-4">{children}</div>
        <div className="grid min-w-0 gap-4">{aside}</div>
      </div>
    </div>
  );
}
