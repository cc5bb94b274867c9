/** Outbox mutation: a write that survives without a connection. */
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, apiRequest, NetworkError } from '@/api/client';
import { useCurrentUser } from '@/api/session/current-user';
import { fingerprintOf, memoryKeyStore, keyFor, keyStoreOf, sendOnce } from '@/api/forms/idempotency';
import { applyFailure, applyWrite } from '@/api/mutation';
import { urlWith } from '@/api/query';
import { signedOutError } from '@/api/forms/synthetic-errors';
import type { Problem } from '@/api/types';
import { useIsMounted } from '@/api/forms/use-is-mounted';
import type { IdempotencyKeyStore } from '@/lib/forms/draft';
import type { EnqueueResult, EnqueueOptions } from './enqueue';
import type { EntryInput, NewEntry } from './entry';
import { StorageError } from './storage-error';

export function isQueued<T>(result: EnqueueResult<T>): result is Extract<EnqueueResult<T>, { queued: unknown }> {
  return 'queued' in result;
}

export function responseOf<T>(result: EnqueueResult<T>): T | null {
  return isQueued(result) ? null : result.response;
}

/** Result in the form of a record form's `save`. */
export function savedOf<T>(result: EnqueueResult<T>): T | 'queued' {
  return isQueued(result) ? 'queued' : result.response;
}

/** Sends without storing. Throws `StorageError.unsent` without a response: only the screen has the values then. */
async function sendDirectly<T>(
  entry: NewEntry,
  keyStore: IdempotencyKeyStore,
  storageError: StorageError,
): Promise<EnqueueResult<T>> {
  const { url, userId, body, ifMatch } = entry;
  const options = { body, ...(ifMatch != null && { ifMatch }) };
  const post = (idempotencyKey: string) =>
    apiRequest<T>('POST', urlWith(url, { userId }), { ...options, idempotencyKey });
  try {
    return { response: await sendOnce(keyStore, fingerprintOf(url, body), post) };
  } catch (error) {
    throw error instanceof NetworkError && error.reason === 'unreachable' ? storageError.unsent() : error;
  }
}

/** Outbox code, preloaded when a screen with a form renders. */
const loadEnqueue = () => import('./enqueue');

export async function undoEntry(id: number): Promise<boolean> {
  const { cancelEntry } = await loadEnqueue();
  return cancelEntry(id);
}

/** Stores and sends an entry. An unanswered earlier attempt is resumed under its key. */
async function enqueueAndSend<T>(
  entry: NewEntry,
  keyStore: IdempotencyKeyStore,
  options: EnqueueOptions,
): Promise<EnqueueResult<T>> {
  const keyOptions = keyFor(keyStore, fingerprintOf(entry.url, entry.body));
  try {
    // Without the code it behaves like a browser without storage.
    const { enqueue } = await loadEnqueue().catch((cause: unknown) => {
      throw new StorageError(cause, 'noCode');
    });
    const result = await enqueue<T>(entry, { ...options, ...keyOptions, onStored: keyStore.transferOwnership });
    keyStore.write(null);
    return result;
  } catch (error) {
    if (error instanceof StorageError && options.replaces == null) return sendDirectly<T>(entry, keyStore, error);
    // The outbox owns this request now; the next attempt is another one.
    keyStore.write(null);
    throw error;
  }
}

/** Memoizes the last entry: equal input gives the same one while its outcome is unknown. */
function unanswered() {
  let last: { fingerprint: string; entry: EntryInput } | null = null;
  return {
    again: (fingerprint: string, make: () => EntryInput) => {
      if (last?.fingerprint !== fingerprint) last = { fingerprint, entry: make() };
      return last.entry;
    },
    reset: () => {
      last = null;
    },
  };
}

type OutboxMutationOptions = { replaces?: number | null | undefined; isOpen?: boolean; hasNoForm?: boolean };

/**
 * Enters a value: returns the server's response or the queued entry. Without storage it is sent like any other write.
 * `replaces` is the entry it edits. `isOpen`: state of the sheet with the form. `hasNoForm`: a refusal is
 * decided in "Por enviar".
 */
export function useOutboxMutation<V, T>(
  entryOf: (variables: V) => EntryInput,
  { replaces = null, isOpen = true, hasNoForm = false }: OutboxMutationOptions = {},
): UseMutationResult<EnqueueResult<T>, Error, V> {
  const client = useQueryClient();
  const userId = useCurrentUser().data?.id;
  const [memory] = useState(memoryKeyStore);
  const [last] = useState(unanswered);
  // Preloads before the tap: the connection may be lost by then.
  useEffect(() => {
    loadEnqueue().catch(() => undefined);
  }, []);
  const isMounted = useIsMounted(isOpen);
  // After leaving the screen or closing the sheet, the form no longer shows the values.
  const isInForm = (problem: Problem | null) => isMounted.current && !(hasNoForm && problem?.type === 'illegal_move');
  const urlOf = (variables: V) => entryOf(variables).url;
  return useMutation<EnqueueResult<T>, Error, V>({
    mutationFn: async (variables) => {
      if (userId === undefined) throw signedOutError();
      const entry = last.again(JSON.stringify(variables), () => entryOf(variables));
      try {
        const result = await enqueueAndSend<T>({ ...entry, userId }, keyStoreOf(entry.body) ?? memory, {
          replaces,
          isInForm,
        });
        last.reset();
        return result;
      } catch (error) {
        if (error instanceof ApiError) last.reset();
        throw error;
      }
    },
    onSuccess: (result, variables) => {
      if (!isQueued(result)) applyWrite(client, urlOf(variables), result.response);
    },
    onError: (error, variables) => applyFailure(client, urlOf(variables), error),
  });
}
