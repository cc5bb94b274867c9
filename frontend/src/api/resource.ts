/** The reads and writes that every kind of record has, by its path; types are those of the API's document. */
import { useDeletion } from './deletion';
import { useApiChoices, useApiList } from './list';
import { useApiMutation } from './mutation';
import { useApiQuery, type Params } from './query';
import type { paths } from '@/lib/generated/schema';
import type { Answer } from '@/lib/wire';

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;

/** Paths under which records are listed, made, and each found by its id. */
export type RecordPath = {
  [P in keyof paths]: `${P}/{id}` extends keyof paths
    ? paths[P] extends { get: object; post: object }
      ? P
      : never
    : never;
}[keyof paths];

type Found<P extends RecordPath> = paths[`${P}/{id}`] extends { get: { responses: { 200: infer Ok } } }
  ? Answer<Json<Ok>>
  : never;

type Sent<P extends RecordPath> = paths[P] extends { post: { requestBody: infer Body } } ? Json<Body> : never;

/** Filters of a list; an empty value is off. */
export type Filters<P extends keyof paths> = paths[P] extends { get: { parameters: { query?: infer Query } } }
  ? { [Name in keyof Query]?: Params[string] }
  : never;

/** Body of a record, and the version that it changes; without a version it is a new record. */
export type Saving<B> = { body: B; ifMatch: number | null };

/** The request that makes a record under a path, or changes the one with the id. */
export function saveRequest<B>(path: string, id: number | null, { body, ifMatch }: Saving<B>) {
  return { url: id === null ? path : `${path}/${id}`, body, ...(ifMatch === null ? {} : { ifMatch }) };
}

/** The hooks of one kind of record; `alsoIn`: other lists that show it. */
export function resource<P extends RecordPath>(path: P, alsoIn: readonly (keyof paths)[] = []) {
  return {
    /** One record; a null id reads nothing. */
    useOne: (id: number | null, userId: number) => useApiQuery<Found<P>>(id === null ? null : `${path}/${id}`, userId),
    /** The list under its filters, page by page. */
    useList: (filters: Filters<P>, userId: number) => useApiList<Found<P>>(path, filters, userId),
    /** A short list at once, to choose from; null filters read nothing. */
    useChoices: (filters: Filters<P> | null, userId: number) =>
      useApiChoices<Found<P>>(filters && path, filters ?? {}, userId),
    /** Makes a record, or changes the one with the id. */
    useSave: (id: number | null) =>
      useApiMutation<Saving<Sent<P>>, Found<P>>({
        method: id === null ? 'POST' : 'PUT',
        request: (saving) => saveRequest(path, id, saving),
      }),
    /** Deletes a record, which can be taken back for a while. */
    useDelete: (id: number) => useDeletion(`${path}/${id}`, alsoIn),
  };
}
