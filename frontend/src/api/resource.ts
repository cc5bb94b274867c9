/** Queries and mutations of a resource by its path, typed by the API document. */
import { useDeletion } from './deletion';
import { useApiOptions, useApiList } from './list';
import { useApiMutation } from './mutation';
import { useApiQuery, type Params } from './query';
import type { paths } from '@/lib/generated/schema';
import type { ResponseOf } from '@/lib/wire';

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;

/** Paths that list and create records and have one with an id below. */
export type RecordPath = {
  [P in keyof paths]: `${P}/{id}` extends keyof paths
    ? paths[P] extends { get: object; post: object }
      ? P
      : never
    : never;
}[keyof paths];

type Found<P extends RecordPath> = paths[`${P}/{id}`] extends { get: { responses: { 200: infer Ok } } }
  ? ResponseOf<Json<Ok>>
  : never;

type Sent<P extends RecordPath> = paths[P] extends { post: { requestBody: infer Body } } ? Json<Body> : never;

export type Filters<P extends keyof paths> = paths[P] extends { get: { parameters: { query?: infer Query } } }
  ? { [Name in keyof Query]?: Params[string] }
  : never;

/** Body of a record and the version it changes; null creates a record. */
export type Saving<B> = { body: B; ifMatch: number | null };

export function saveRequest<B>(path: string, id: number | null, { body, ifMatch }: Saving<B>) {
  return { url: id === null ? path : `${path}/${id}`, body, ...(ifMatch === null ? {} : { ifMatch }) };
}

/** Hooks of a resource; `alsoListedAt`: other lists that show its records. */
export function resource<P extends RecordPath>(path: P, alsoListedAt: readonly (keyof paths)[] = []) {
  return {
    /** One record; a null id disables the query. */
    useOne: (id: number | null, userId: number) => useApiQuery<Found<P>>(id === null ? null : `${path}/${id}`, userId),
    useList: (filters: Filters<P>, userId: number) => useApiList<Found<P>>(path, filters, userId),
    /** Short list of options; null filters disable the query. */
    useOptions: (filters: Filters<P> | null, userId: number) =>
      useApiOptions<Found<P>>(filters && path, filters ?? {}, userId),
    /** Creates a record, or updates the one with the id. */
    useSave: (id: number | null) =>
      useApiMutation<Saving<Sent<P>>, Found<P>>({
        method: id === null ? 'POST' : 'PUT',
        request: (saving) => saveRequest(path, id, saving),
      }),
    /** Undoable deletion of a record. */
    useDelete: (id: number) => useDeletion(`${path}/${id}`, alsoListedAt),
  };
}
