/** Line of "Por enviar": readiness of this device for use without a signal. */
import { useEffect, useState } from 'react';
import { useTimeZone } from '@/api/session/user-today';
import { formatMoment } from '@/lib/format/dates';
import { readySince, useReadAhead } from '@/app/offline/offline-ready';

/** Renders nothing until the storage has been read. */
export function OutboxReady({ userId }: { userId: number }) {
  const timeZone = useTimeZone();
  const { at } = useReadAhead();
  const [since, setSince] = useState<number | null>();
  // The storage of the device is outside React, and changes when the screens are read ahead.
  useEffect(() => {
    let isShown = true;
    void readySince(userId).then((moment) => isShown && setSince(moment));
    return () => {
      isShown = false;
    };
  }, [userId, at]);
  if (since === undefined) return null;
  return (
    <p className="text-sm text-ink-2">
      {since === null
        ? 'Este aparelho ainda não está pronto para usar sem sinal. Deixe a Boleia aberta por alguns segundos com sinal.'
        : `Pronto para usar sem sinal, com os dados da estrada ${formatMoment(new Date(since).toISOString(), timeZone)}.`}
    </p>
  );
}
