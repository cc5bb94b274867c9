/** Said beforehand of what cannot wait on the device: without a signal saving will fail. */
import { useEffect } from 'react';
import { clsx } from 'clsx';
import { useStore } from 'zustand';
import { announce } from '@/lib/browser/announce';
import { connectivityState } from '@/lib/browser/connectivity';
import { Notice } from './states';

const WORDS = 'Esta tela só salva com conexão.';

function useIsGone(): boolean {
  return useStore(connectivityState, (state) => state.isGone);
}

/** Stands above the fields, or above the button of a short form; read out when the signal goes. */
export function ConnectivityNotice() {
  const isGone = useIsGone();
  // A screen reader is outside React.
  useEffect(() => {
    if (!isGone) return undefined;
    // A dialog around it opens after this.
    const timer = setTimeout(() => announce(WORDS));
    return () => clearTimeout(timer);
  }, [isGone]);
  return isGone && <Notice tone="warn">{WORDS}</Notice>;
}

/** The same in short, at the button that saves: the notice above a long form is out of sight there. */
export function ConnectivityHint({ className }: { className?: string }) {
  return useIsGone() && <p className={clsx('text-sm font-medium text-warn', className)}>Só salva com conexão.</p>;
}
