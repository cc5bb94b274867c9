// Usage: node generate.mjs OPENAPI.json [SCHEMA.d.ts]; without the second, prints.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const [source, target] = process.argv.slice(2);
// Examples are for readers of the document, and would dominate the text of the types.
const document = JSON.parse(await readFile(source, 'utf8'), (name, value) =>
  ['example', 'examples'].includes(name) ? undefined : value,
);
const types = astToString(await openapiTS(document, { alphabetize: true }));
const text = `// Generated from the server's OpenAPI document by \`make openapi\`. Do not edit.\n\n${types}`;

if (target) await writeFile(target, text);
else process.stdout.write(text);
