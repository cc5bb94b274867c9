/** Parts of the app whose code comes when they are needed, and what stands there when it does not come. */
import { Component, lazy, type ComponentType, type JSX, type ReactNode } from 'react';
import { loadedAhead } from '@/lib/ahead';
import { Button } from './button';

/** How long the code of a part may take, in ms. */
export const CODE_TIMEOUT_MS = 30_000;

/** The code did not come: no signal, or a newer version took its place on the server. */
class MissingCodeError extends Error {
  override name = 'MissingCodeError';
}

type RenderMissing<P> = (missing: Missing, props: P) => ReactNode;

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new MissingCodeError('Code did not come', { cause }));
    const timer = setTimeout(fail, CODE_TIMEOUT_MS);
    promise.then(resolve, fail).finally(() => clearTimeout(timer));
  });
}

/** Whether the server can be reached; what it answers is no matter. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await inTime(fetch(window.location.href, { cache: 'no-store' }))).ok;
  } catch {
    return false;
  }
}

/** What may stand in for a part whose code did not come. */
export type Missing = { busy: boolean; onRetry: () => void };

type NetProps = {
  /** Asks for the code once more. */
  fetchAgain: () => Promise<void>;
  /** Prepares a new request for the code, for the next time that the part is shown. */
  forget: () => void;
  renderMissing: (missing: Missing) => ReactNode;
  /** The part, of the code that was asked for last. */
  renderPart: () => ReactNode;
};

type NetState = { error: unknown; busy: boolean };

/** Shows what stands in while the code is missing. Any other error is not its own. */
class MissingCodeNet extends Component<NetProps, NetState> {
  override state: NetState = { error: null, busy: false };

  static getDerivedStateFromError(error: unknown): Partial<NetState> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof MissingCodeError) this.props.forget();
  }

  /**
   * Asks again. Where the server is there and the code is not, a newer version took its place, or the browser keeps the
   * failure: then the page is loaded, as was asked for by the tap. Without a signal that would only lose the page.
   */
  private readonly retry = async (): Promise<void> => {
    this.setState({ busy: true });
    try {
      await this.props.fetchAgain();
      this.setState({ error: null, busy: false });
    } catch {
      if (await isServerThere()) window.location.reload();
      else this.setState({ busy: false });
    }
  };

  override render(): ReactNode {
    const { error, busy } = this.state;
    if (error === null) return this.props.renderPart();
    if (!(error instanceof MissingCodeError)) throw error;
    return this.props.renderMissing({ busy, onRetry: () => void this.retry() });
  }
}

/** The words and the way to try again. */
export function MissingCode({ busy, onRetry }: Missing): ReactNode {
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

/** Names in a module of parts of the app. */
type PartOf<M> = { [N in keyof M]: M[N] extends ComponentType<infer _> ? N : never }[keyof M];
type PropsOf<Part> = Part extends ComponentType<infer P> ? P : never;

/**
 * A component whose code `load` brings when it is first shown; the nearest `Suspense` shows that it is on its way. Code that
 * `loadAhead` brought is shown without waiting. Where it does not come, `renderMissing` says so in its place. Only the tap
 * on "Tentar de novo" ever loads the page.
 */
export function late<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  renderMissing: RenderMissing<P> = MissingCode,
): ComponentType<P> {
  return lateFrom(load, ({ default: part }) => part, renderMissing);
}

/** `late` for a part that its module exports by name. */
export function lateOf<M, N extends PartOf<M>>(
  load: () => Promise<M>,
  name: N,
  renderMissing: RenderMissing<PropsOf<M[N]>> = MissingCode,
): ComponentType<PropsOf<M[N]>> {
  return lateFrom(load, (loaded) => loaded[name] as ComponentType<PropsOf<M[N]>>, renderMissing);
}

function lateFrom<M, P>(
  load: () => Promise<M>,
  partOf: (loaded: M) => ComponentType<P>,
  renderMissing: RenderMissing<P>,
): ComponentType<P> {
  const ask = () => lazy(async () => ({ default: partOf(await inTime(load())) })) as ComponentType<P>;
  let Part: ComponentType<P> | undefined;
  const renderPart = (props: P) => {
    const loaded = Part ? undefined : loadedAhead(load);
    Part ??= loaded ? partOf(loaded) : ask();
    return <Part {...(props as P & JSX.IntrinsicAttributes)} />;
  };
  const net = {
    forget: () => {
      Part = ask();
    },
    fetchAgain: async () => {
      Part = partOf(await inTime(load()));
    },
  };
  return function Late(props: P) {
    return (
      <MissingCodeNet
        {...net}
        renderPart={() => renderPart(props)}
        renderMissing={(missing) => renderMissing(missing, props)}
      />
    );
  };
}
