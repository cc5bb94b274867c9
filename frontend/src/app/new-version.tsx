/** Banner of a new version of the app. */
import { useEffect, useState } from 'react';
import { announce } from '@/lib/browser/announce';
import { Button } from '@/components/ui/button';
import { isNewVersionThere, installWorker, showNewVersion } from './register-worker';

installWorker().catch((error: unknown) => console.error('The app is not kept on the device:', error));

const WORDS = 'Há uma versão nova da Boleia.';

/** Announced once, not on every screen. */
let isAnnounced = false;

/** Checks once per screen: the page must not shift while it is read. */
export function NewVersion() {
  const [isThere] = useState(isNewVersionThere);
  const [busy, setBusy] = useState(false);
  // Screen readers are external to React.
  useEffect(() => {
    if (!isThere || isAnnounced) return;
    isAnnounced = true;
    announce(WORDS);
  }, [isThere]);
  if (!isThere) return null;
  const update = () => {
    setBusy(true);
    void showNewVersion();
  };
  return (
    <div className="mb-4 flex flex-wrap items-center rounded-control bg-info-bg pl-4 text-sm font-medium text-info print:hidden">
      <span className="py-2.5">{WORDS}</span>
      <Button size="sm" variant="ghost" className="ml-auto underline underline-offset-4" busy={busy} onClick={update}>
        Atualizar a Boleia
      </Button>
    </div>
  );
}
