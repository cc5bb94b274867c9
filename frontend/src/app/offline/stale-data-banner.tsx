/** The line above the page that says since when its data are, and the ways to read them anew. */
import { useEffect, useRef, useState } from 'react';
import { CloudOff, History } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTimeZone } from '@/api/session/user-today';
import { announce } from '@/lib/browser/announce';
import { atClock } from '@/lib/browser/clock';
import { formatSince } from '@/lib/format/dates';
import { connectivityState } from '@/lib/browser/connectivity';
import { lackWords, stillWords } from '@/lib/labels/connectivity-labels';
import { useDelayedFlag } from '@/lib/use-delayed-flag';
import { Button } from '@/components/ui/button';
import { PullToRefresh } from './pull-to-refresh';
import { refetchAll, useReturns } from './refetch';
import { useStaleSince } from './use-stale-since';

/** Says once that the signal is gone, if that lasts, and then that it is back. */
function useTellSignal(isGone: boolean): void {
  const isLasting = useDelayedFlag(isGone);
  const wasSaid = useRef(false);
  // A screen reader is outside React.
  useEffect(() => {
    if (isLasting) announce(`${lackWords()}.`);
    else if (wasSaid.current) announce('A conexão voltou.');
    wasSaid.current = isLasting;
  }, [isLasting]);
}

/** Nothing while all is as it is now. */
export function StaleDataBanner({ userId }: { userId: number }) {
  const client = useQueryClient();
  const since = useStaleSince();
  const timeZone = useTimeZone();
  const [busy, setBusy] = useState(false);
  useTellSignal(since?.isGone === true);
  useReturns(userId);
  async function reread() {
    setBusy(true);
    await refetchAll(client);
    setBusy(false);
    if (connectivityState.getState().isGone) announce(`${stillWords()}.`);
  }
  const Drawing = since?.isGone ? CloudOff : History;
  return (
    <>
      <PullToRefresh onPull={reread} />
      {since && (
        <div className="mb-2 flex items-center gap-2 text-sm text-ink-2 max-md:-mt-2 print:hidden">
          <Drawing aria-hidden="true" className="size-5 shrink-0" />
          <p className="min-w-0">
            {since.isGone && `${lackWords()}. `}
            {since.sinceMs !== null && `Dados ${formatSince(atClock(since.sinceMs), timeZone)}.`}
          </p>
          <Button
            size="sm"
            variant="ghost"
            busy={busy}
            onClick={() => void reread()}
            className="-mr-2 ml-auto underline max-md:px-2"
          >
            {since.isGone ? 'Tentar de novo' : 'Atualizar os dados'}
          </Button>
        </div>
      )}
    </>
  );
}
