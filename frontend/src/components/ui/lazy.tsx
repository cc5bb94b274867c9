/** Lazy components: code loads on first render; a missing chunk shows an error with a retry. */
import { lazy, Suspense, useState, type ComponentType, type JSX, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { preloaded } from '@/lib/navigation/preload';
import { useDelayedFlag } from '@/lib/use-delayed-flag';
import { Button } from './button';
import { Spinner } from './states';

/** Timeout of loading a chunk, in ms. */
export const CODE_TIMEOUT_MS = 30_000;

/** Chunk load error: offline, or replaced by a newer version on the server. */
class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new ChunkLoadError('The code did not load', { cause }));
    const timer = setTimeout(fail, CODE_TIMEOUT_MS);
    promise.then(resolve, fail).finally(() => clearTimeout(timer));
  });
}

/** True if the server responds, even with 404. */
async function isServerReachable(): Promise<boolean> {
  try {
    return (await withTimeout(fetch(window.location.href, { cache: 'no-store' }))).status < 500;
  } catch {
    return false;
  }
}

/** Props of the fallback of a missing chunk. */
export type ChunkErrorProps = { busy: boolean; onRetry: () => void };

/** Message and retry. */
export function ChunkError({ busy, onRetry }: ChunkErrorProps): ReactNode {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-6 py-10 text-center"
    >
      <p className="max-w-md font-medium">Esta parte do aplicativo não carregou. Confira a internet e tente de novo.</p>
      <Button busy={busy} onClick={onRetry}>
        Tentar de novo
      </Button>
    </div>
  );
}

type ChunkFallbackProps = {
  load: () => Promise<void>;
  onLoaded: () => void;
  render: (chunk: ChunkErrorProps) => ReactNode;
};

/**
 * Retries on request. If the server is reachable, it has a newer version or the browser caches the failure: the page is
 * reloaded. Offline a reload would only lose the page.
 */
function ChunkFallback({ load, onLoaded, render }: ChunkFallbackProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await load();
      onLoaded();
    } catch {
      if (await isServerReachable()) window.location.reload();
      else setBusy(false);
    }
  };
  return render({ busy, onRetry: () => void retry() });
}

type ComponentName<M> = { [N in keyof M]: M[N] extends ComponentType<infer _> ? N : never }[keyof M];
type PropsOf<C> = C extends ComponentType<infer P> ? P : never;
type RenderError<P> = (chunk: ChunkErrorProps, props: P) => ReactNode;

/**
 * `React.lazy` for a default export with its own error boundary: `renderError` replaces a missing chunk. Preloaded code
 * renders synchronously. Only "Tentar de novo" ever reloads the page.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  renderError: RenderError<P> = ChunkError,
): ComponentType<P> {
  return lazyFrom(load, (module) => module.default, renderError);
}

export function lazyNamed<M, N extends ComponentName<M>>(
  load: () => Promise<M>,
  name: N,
  renderError: RenderError<PropsOf<M[N]>> = ChunkError,
): ComponentType<PropsOf<M[N]>> {
  return lazyFrom(load, (module) => module[name] as ComponentType<PropsOf<M[N]>>, renderError);
}

function lazyFrom<M, P>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
  renderError: RenderError<P>,
): ComponentType<P> {
  let Part: ComponentType<P> | undefined;
  const render = (props: P) => {
    const module = Part ? undefined : preloaded(load);
    Part ??= module
      ? pick(module)
      : (lazy(async () => ({ default: pick(await withTimeout(load())) })) as ComponentType<P>);
    return <Part {...(props as P & JSX.IntrinsicAttributes)} />;
  };
  const reload = async () => {
    Part = pick(await withTimeout(load()));
  };
  // `React.lazy` caches a rejection: the next mount creates a new one.
  const forget = (error: unknown) => {
    if (error instanceof ChunkLoadError) Part = undefined;
  };
  // Rendered below the boundary, which does not catch its own render.
  const Lazy = ({ props }: { props: P }) => render(props);
  return function LazyComponent(props: P) {
    const renderFallback = ({ error, resetErrorBoundary }: FallbackProps) => {
      if (!(error instanceof ChunkLoadError)) throw error;
      return (
        <ChunkFallback load={reload} onLoaded={resetErrorBoundary} render={(chunk) => renderError(chunk, props)} />
      );
    };
    return (
      <ErrorBoundary onError={forget} fallbackRender={renderFallback}>
        <Lazy props={props} />
      </ErrorBoundary>
    );
  };
}

const Dialog = lazyNamed(() => import('./dialog'), 'Dialog');

/** Delay of the spinner after a tap, in ms. */
const SPINNER_DELAY_MS = 300;

function LoadingSheet() {
  return (
    useDelayedFlag(true, SPINNER_DELAY_MS) && (
      <div className="fixed inset-x-4 bottom-[calc(1.25rem+var(--bottom-bar))] z-30 mx-auto max-w-xl rounded-card border border-line bg-surface float-shadow">
        <Spinner />
      </div>
    )
  );
}

/** `lazyComponent` for a sheet: errors show in a dialog, which `closeOf` closes. */
export function lazySheet<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  closeOf: (props: P) => () => void,
): ComponentType<P> {
  const Part = lazyComponent(load, (chunk, props: P) => (
    <Suspense fallback={null}>
      <Dialog open title="Não carregou" onClose={closeOf(props)}>
        <ChunkError {...chunk} />
      </Dialog>
    </Suspense>
  ));
  return function LazySheet(props: P) {
    return (
      <Suspense fallback={<LoadingSheet />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
