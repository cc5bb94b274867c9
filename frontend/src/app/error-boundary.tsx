/** Error boundary of the app. */
import { useLayoutEffect, useRef, useState, type ErrorInfo, type ReactNode } from 'react';
import { ErrorBoundary as Boundary, type FallbackProps } from 'react-error-boundary';
import { Button } from '@/components/ui/button';

/**
 * True for errors of removing or inserting page elements. Translators and extensions move text nodes that React owns;
 * the page itself is intact.
 */
export function isDomRemovalError(error: unknown): boolean {
  return error instanceof Error && /removeChild|insertBefore/.test(error.message);
}

function preventIfDomRemoval(event: ErrorEvent): void {
  if (isDomRemovalError(event.error)) event.preventDefault();
}

/** Suppresses the browser's reports of these errors. Returns the cleanup. */
export function suppressDomRemovalErrors(): () => void {
  window.addEventListener('error', preventIfDomRemoval);
  return () => window.removeEventListener('error', preventIfDomRemoval);
}

/** Automatic remounts per time window (ms); a persistent error is shown. */
const MAX_REMOUNTS = 3;
const REMOUNT_WINDOW_MS = 10_000;

type Props = {
  children: ReactNode;
  /** Resets the boundary when it changes: the address. */
  resetKey?: string;
  /** Fallback for a part of a page. */
  renderFailed?: () => ReactNode;
};

function log(error: unknown, { componentStack }: ErrorInfo): void {
  if (!isDomRemovalError(error)) console.error(error, componentStack);
}

/** Shows the fallback for a failed page; element-removal errors remount it. */
export function ErrorBoundary({ children, resetKey, renderFailed = () => <ErrorScreen /> }: Props) {
  /** Times of recent remounts, in ms of the page. */
  const remountedAt = useRef<number[]>([]);
  const mayRemount = () => {
    const now = performance.now();
    remountedAt.current = [...remountedAt.current.filter((at) => now - at < REMOUNT_WINDOW_MS), now];
    return remountedAt.current.length <= MAX_REMOUNTS;
  };
  const renderFallback = ({ error, resetErrorBoundary }: FallbackProps) =>
    isDomRemovalError(error) ? (
      <Remount mayRemount={mayRemount} onRemount={resetErrorBoundary} renderFailed={renderFailed} />
    ) : (
      renderFailed()
    );
  return (
    <Boundary resetKeys={[resetKey]} onError={log} fallbackRender={renderFallback}>
      {children}
    </Boundary>
  );
}

type RemountProps = { mayRemount: () => boolean; onRemount: () => void; renderFailed: () => ReactNode };

/** Resets the boundary after React has removed the broken page; shows the failure after too many attempts. */
function Remount({ mayRemount, onRemount, renderFailed }: RemountProps): ReactNode {
  const [isCapped, setCapped] = useState(false);
  const decide = useRef({ mayRemount, onRemount });
  // The reset must follow the commit of the empty fallback.
  useLayoutEffect(() => {
    if (decide.current.mayRemount()) decide.current.onRemount();
    else setCapped(true);
  }, []);
  return isCapped && renderFailed();
}

/** Fallback of the whole app. */
function ErrorScreen() {
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      <ErrorFallback />
    </main>
  );
}

/** Fallback "Algo deu errado", also inside the layout. */
export function ErrorFallback() {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-16 text-center">
      <span aria-hidden="true" className="lane-dash mb-4 w-32" />
      <h1 className="text-title font-bold">Algo deu errado</h1>
      <p className="max-w-md text-ink-2">Um erro inesperado ocorreu. Tente recarregar a página.</p>
      <Button variant="primary" className="mt-3" onClick={() => window.location.reload()}>
        Recarregar página
      </Button>
    </div>
  );
}
