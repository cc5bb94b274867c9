/** The last resort when rendering fails. */
import { Component, Fragment, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '@/ui/button';

/**
 * Whether an error is about removing or inserting a page element. Page translators and extensions move text nodes away
 * from under React, which then cannot find them; the page itself is fine.
 */
export function isDomRemovalError(error: unknown): boolean {
  return error instanceof Error && /removeChild|insertBefore/.test(error.message);
}

function preventIfDomRemoval(event: ErrorEvent): void {
  if (isDomRemovalError(event.error)) event.preventDefault();
}

/** Keeps the browser from reporting those errors, too. Gives the way to stop. */
export function suppressDomRemovalErrors(): () => void {
  window.addEventListener('error', preventIfDomRemoval);
  return () => window.removeEventListener('error', preventIfDomRemoval);
}

/** Automatic remounts within the window, in ms; an error that comes back more often is shown. */
const MAX_REMOUNTS = 3;
const REMOUNT_WINDOW_MS = 10_000;

type Props = {
  children: ReactNode;
  /** The address: the boundary resets when it changes. */
  resetKey?: string;
  /** Replaces the fallback screen where a part of the page fails. */
  renderFailed?: () => ReactNode;
};

/** `broken`: nothing is drawn until `componentDidCatch` has decided. */
type State = { broken: boolean; failed: boolean; remounts: number; resetKey: string | undefined };

/** Shows the fallback screen for a failed page; element-removal errors only draw the page anew. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, failed: false, remounts: 0, resetKey: this.props.resetKey };

  /** Moments of the latest remounts, in ms of the page. */
  private remountedAt: number[] = [];

  /** Gives the next address a fresh start in the same render: a failed page never shows over it. */
  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { broken: false, failed: false, remounts: 0, resetKey };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: true, failed: !isDomRemovalError(error) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (isDomRemovalError(error)) this.remount();
    else console.error(error, info.componentStack);
  }

  private remount(): void {
    const now = performance.now();
    this.remountedAt = [...this.remountedAt.filter((at) => now - at < REMOUNT_WINDOW_MS), now];
    if (this.remountedAt.length > MAX_REMOUNTS) this.setState({ failed: true });
    else this.setState(({ remounts }) => ({ broken: false, remounts: remounts + 1 }));
  }

  override render(): ReactNode {
    const { children, renderFailed = () => <ErrorScreen /> } = this.props;
    const { broken, failed, remounts } = this.state;
    if (failed) return renderFailed();
    return !broken && <Fragment key={remounts}>{children}</Fragment>;
  }
}

/** The fallback screen in the place of the whole app. */
function ErrorScreen() {
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      <ErrorFallback />
    </main>
  );
}

/** "Algo deu errado", also inside a page's frame. */
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
