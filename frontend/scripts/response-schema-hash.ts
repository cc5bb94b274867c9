/** Schema hashes of API responses by version: cached responses outlive a version of the app. */
import { createHash } from 'node:crypto';

/** Types at an indentation by name, without their ends. */
function partsAt(types: string, spaces: number): Map<string, string> {
  const part = new RegExp(`^ {${spaces}}"?([^\\s"?:]+)"?\\??: (.*?;)$(?=\\n {0,${spaces}}\\S|(?![^]))`, 'gms');
  return new Map(Array.from(types.matchAll(part), ([, name = '', text = '']) => [name, text]));
}

/** A type with everything it refers to. */
function whole(type: string, schemas: ReadonlyMap<string, string>, seen = new Map<string, string>()): string {
  for (const [, name = ''] of type.matchAll(/\["schemas"\]\["([^"]+)"\]/g)) {
    if (seen.has(name)) continue;
    const text = schemas.get(name) ?? '';
    seen.set(name, text);
    whole(text, schemas, seen);
  }
  return type + [...seen].join('');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 6);
}

/**
 * Hash of all GET responses of a resource (`freights` of `/api/freights/{id}`), from `src/lib/generated/schema.d.ts`.
 * Descriptions and request bodies do not change it.
 */
export function responseSchemaHashes(source: string): Record<string, string> {
  const types = source.replaceAll(/\s*\/\*\*.*?\*\//gs, '');
  const [outer, schemas] = [partsAt(types, 4), partsAt(types, 8)];
  const answers: Record<string, string> = {};
  for (const [address, methods] of outer) {
    const read = /get: operations\["(\w+)"\]/.exec(methods)?.[1];
    const [, api, first = ''] = address.split('/');
    if (read === undefined || api !== 'api') continue;
    const answer = partsAt(outer.get(read) ?? '', 12).get('200') ?? '';
    answers[first] = `${answers[first] ?? ''}${address}${whole(answer, schemas)}`;
  }
  return Object.fromEntries(Object.entries(answers).map(([first, text]) => [first, hash(text)]));
}
