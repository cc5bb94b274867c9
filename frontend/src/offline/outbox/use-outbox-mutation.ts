/** A write that goes through the outbox, as a screen uses it. */
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, apiRequest, NetworkError } from '@/api/client';
import { useCurrentUser } from '@/api/session/current-user';
import { fingerprintOf, inMemory, keyFor, placeOf, sendOnce } from '@/api/forms/idempotency';
import { followFailure, followWrite } from '@/api/mutation';
import { urlWith } from '@/api/query';
import { signedOutError } from '@/api/forms/synthetic-errors';
import type { Problem } from '@/api/types';
import { useIsMounted } from '@/api/forms/use-is-mounted';
import type { KeyPlace } from '@/lib/forms/draft';
import type { Entered, EnqueueOptions } from './enqueue';
import type { Entering, NewEntry } from './entry';
import { StorageError } from './storage-error';

/** Whether the device keeps it, to be sent later. */
export function isKept<T>(entered: Entered<T>): entered is Extract<Entered<T>, { kept: unknown }> {
  return 'kept' in entered;
}

/** The answer; null where the device keeps it, to be sent later. */
export function answerOf<T>(entered: Entered<T>): T | null {
  return isKept(entered) ? null : entered.answer;
}

/** The answer, as a form's `save` gives it. */
export function savedOf<T>(entered: Entered<T>): T | 'kept' {
  return isKept(entered) ? 'kept' : entered.answer;
}

/** Sends it without keeping it. Throws `unkept` where no answer comes: then nobody has it but the screen. */
async function sendDirectly<T>(entry: NewEntry, place: KeyPlace, unkept: StorageError): Promise<Entered<T>> {
  const { url, userId, body, ifMatch } = entry;
  const options = { body, ...(ifMatch != null && { ifMatch }) };
  const post = (idempotencyKey: string) =>
    apiRequest<T>('POST', urlWith(url, { userId }), { ...options, idempotencyKey });
  try {
    return { answer: await sendOnce(place, fingerprintOf(url, body), post) };
  } catch (error) {
    throw error instanceof NetworkError && error.reason === 'unreachable' ? unkept.unsent() : error;
  }
}

/** Outbox code, loaded once a screen that writes is drawn. */
const loadEnter = () => import('./enqueue');

/** Takes an entry back that was never sent; gives whether it did. */
export async function takeBackEntry(id: number): Promise<boolean> {
  const { takeBack } = await loadEnter();
  return takeBack(id);
}

/** Keeps and sends it. What was sent before without an answer goes under the key that it had then. */
async function keepAndSend<T>(entry: NewEntry, place: KeyPlace, options: EnqueueOptions): Promise<Entered<T>> {
  const named = keyFor(place, fingerprintOf(entry.url, entry.body));
  try {
    // Without the code nothing is kept, as in a browser that keeps nothing.
    const { enqueue } = await loadEnter().catch((cause: unknown) => {
      throw new StorageError(cause, 'noCode');
    });
    const entered = await enqueue<T>(entry, { ...options, ...named, onStored: place.handOver });
    place.write(null);
    return entered;
  } catch (error) {
    if (error instanceof StorageError && options.replaces == null) return sendDirectly<T>(entry, place, error);
    // Whatever is tried next is another request: of this one the device has what there is.
    place.write(null);
    throw error;
  }
}

/** The entry that was made last: the same for as long as the same is handed over and nobody knows what came of it. */
function unanswered() {
  let last: { asked: string; entry: Entering } | null = null;
  return {
    again: (asked: string, make: () => Entering) => {
      if (last?.asked !== asked) last = { asked, entry: make() };
      return last.entry;
    },
    forget: () => {
      last = null;
    },
  };
}

type EnteringOptions = { replaces?: number | null | undefined; isOpen?: boolean; isTap?: boolean };

/**
 * Enters what the screen hands over: the answer of the server, or the entry that waits on the device. Where the device
 * keeps nothing, it is sent like any other write, and without an answer it fails. `replaces` is the id of the entry that is
 * changed by it. `isOpen` says whether the form that holds it is open, where that is a sheet of the screen; `isTap` says
 * that no form holds it: what no longer fits is then for the person to decide in "Por enviar".
 */
export function useOutboxMutation<V, T>(
  entryOf: (variables: V) => Entering,
  { replaces = null, isOpen = true, isTap = false }: EnteringOptions = {},
): UseMutationResult<Entered<T>, Error, V> {
  const client = useQueryClient();
  const userId = useCurrentUser().data?.id;
  const [memory] = useState(inMemory);
  const [last] = useState(unanswered);
  // The code is wanted before the tap: by then the signal may be gone.
  useEffect(() => {
    loadEnter().catch(() => undefined);
  }, []);
  const isHere = useIsMounted(isOpen);
  // Whoever has gone to another screen, or has closed the sheet, has nothing of it any more.
  const isInForm = (problem: Problem | null) => isHere.current && !(isTap && problem?.type === 'illegal_move');
  const urlOf = (variables: V) => entryOf(variables).url;
  return useMutation<Entered<T>, Error, V>({
    mutationFn: async (variables) => {
      if (userId === undefined) throw signedOutError();
      const entry = last.again(JSON.stringify(variables), () => entryOf(variables));
      try {
        const entered = await keepAndSend<T>({ ...entry, userId }, placeOf(entry.body) ?? memory, {
          replaces,
          isInForm,
        });
        last.forget();
        return entered;
      } catch (error) {
        if (error instanceof ApiError) last.forget();
        throw error;
      }
    },
    onSuccess: (entered, variables) => {
      if (!isKept(entered)) followWrite(client, urlOf(variables), entered.answer);
    },
    onError: (error, variables) => followFailure(client, urlOf(variables), error),
  });
}
