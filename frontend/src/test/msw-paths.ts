/** Requests and responses of the mock server, typed by the API's paths: a change of the API shows in the tests. */
import type { paths } from '@/lib/generated/schema';
import type { ResponseOf } from '@/lib/wire';

export type Verb = 'get' | 'post' | 'put' | 'delete';

/** Path with its parameters filled: a number, or an msw name, replaces `{id}`. */
type Filled<P extends string> = P extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${`${number}` | `:${string}`}${Filled<After>}`
  : P;

type PathsOf<V extends Verb> = { [P in keyof paths]: paths[P][V] extends object ? P : never }[keyof paths];

export type Address<V extends Verb> = Filled<PathsOf<V>>;

type OperationAt<V extends Verb, A extends string> = {
  [P in PathsOf<V>]: A extends Filled<P> ? paths[P][V] : never;
}[PathsOf<V>];

type Json<T> = T extends { content: { 'application/json': infer Body } } ? ResponseOf<Body> : null;

/** Documented success response of an operation: the JSON of 200 or 201, null for 204. */
type Content<T> = T extends { responses: infer R } ? Json<R[keyof R & (200 | 201 | 204)]> : never;

/** Result of a handler: the documented body, or any response, refusals and files among them. */
export type MockResponse<V extends Verb, A extends string> = Content<OperationAt<V, A>> | Response;
