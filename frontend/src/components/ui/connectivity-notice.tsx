/** Notice that saving will fail offline, for forms without an outbox. */
import { useEffect } from 'react';
import { clsx } from 'clsx';
import { useStore } from 'zustand';
import { announce } from '@/lib/browser/announce';
import { connectivityState } from '@/lib/browser/connectivity';
import { Notice } from './states';

const WORDS = 'Esta tela só salva com conexão.';

function useIsOffline(): boolean {
  return useStore(connectivityState, (state) => state.isOffline);
}

/** Above the fields or a short form's button; announced when the connection is lost. */
export function ConnectivityNotice() {
  const isOffline = useIsOffline();
  // Screen readers are external to React.
  useEffect(() => {
    if (!isOffline) return undefined;
    // A dialog around it opens after this.
    const timer = setTimeout(() => announce(WORDS));
    return () => clearTimeout(timer);
  }, [isOffline]);
  return isOffline && <Notice tone="warn">{WORDS}</Notice>;
}

/** Short variant at the submit button: the notice above a long form is out of view. */
export function ConnectivityHint({ className }: { className?: string }) {
  return useIsOffline() && <p className={clsx('text-sm font-medium text-warn', className)}>Só salva com conexão.</p>;
}
