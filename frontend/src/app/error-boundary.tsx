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

type State = { failed: boolean; attempt: number };

/** Shows the fallback screen for a failed page; element-removal errors only draw the page anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> | null {
    return isDomRemovalError(error) ? null : { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (isDomRemovalError(error)) this.setState(({ attempt }) => ({ attempt: attempt + 1 }));
    else console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (this.state.failed) return <ErrorFallback />;
    return <Fragment key={this.state.attempt}>{this.props.children}</Fragment>;
  }
}

/** "Algo deu errado". */
function ErrorFallback() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-3 px-6 text-center">
      <span aria-hidden="true" className="lane-dash mb-4 w-32" />
      <h1 className="text-title font-bold">Algo deu errado</h1>
      <p className="max-w-md text-ink-2">Um erro inesperado ocorreu. Tente recarregar a página.</p>
      <Button variant="primary" className="mt-3" onClick={() => window.location.reload()}>
        Recarregar página
      </Button>
    </main>
  );
}
