// Usage: node forms.mjs OPENAPI.json FOLDER.
// Data of the forms in the API document: FOLDER/enum-labels.ts has the labels of each closed list, FOLDER/limits.ts the
// limits of each body.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const [source, folder] = process.argv.slice(2);
const { paths, components } = JSON.parse(await readFile(source, "utf8"));
const { schemas } = components;

const LIMITS = ["minLength", "maxLength", "minimum", "maximum", "maxItems"];

const nameOf = ($ref) => $ref.split("/").at(-1);
const camelCase = (name) => name.charAt(0).toLowerCase() + name.slice(1);
const key = (text) => (/^\w+$/.test(text) ? text : JSON.stringify(text));
const grouped = (number) =>
  Math.abs(number) < 10_000
    ? number
    : String(number).replace(/\B(?=(\d{3})+$)/g, "_");

/** Schema with everything it refers to. */
function partsOf(schema) {
  const { $ref, oneOf = [], allOf = [] } = schema;
  const inner = [...oneOf, ...allOf, ...($ref ? [schemas[nameOf($ref)]] : [])];
  return [schema, ...inner.flatMap(partsOf)];
}

/** Limits of a body by field path: "discounts.amountCents" applies to every discount. */
function limitsOf(schema, path = []) {
  const parts = partsOf(schema);
  const limits = LIMITS.flatMap((name) => {
    const part = parts.find((one) => one[name] !== undefined);
    return part ? [`${name}: ${grouped(part[name])}`] : [];
  });
  const own = limits.length > 0 ? [[path.join("."), limits.join(", ")]] : [];
  const inner = parts.flatMap((part) =>
    part.items ? partsOf(part.items) : [part],
  );
  const within = inner.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, property]) =>
      limitsOf(property, [...path, name]),
    ),
  );
  return [...own, ...within];
}

function labelText(name, labels) {
  const lines = Object.entries(labels).map(
    ([code, label]) => `  ${key(code)}: ${JSON.stringify(label)},`,
  );
  return `/** ${schemas[name].description} */
export const ${camelCase(name)}Labels: Record<Wire["${name}"], string> = {
${lines.join("\n")}
};
`;
}

function limitText(name, limits) {
  const lines = limits.map(([path, text]) => `  ${key(path)}: { ${text} },`);
  return `/** ${schemas[name].description} */
export const ${camelCase(name)}Limits = {
${lines.join("\n")}
} as const;
`;
}

async function writeModule(name, texts) {
  const head =
    "// Generated from the server's OpenAPI document by `make openapi`. Do not edit.\n";
  await writeFile(join(folder, `${name}.ts`), [head, ...texts].join("\n"));
}

const labelled = Object.entries(schemas).filter(
  ([, schema]) => schema["x-labels"],
);
await writeModule("enum-labels", [
  'import type { Wire } from "@/lib/wire";\n',
  ...labelled.map(([name, schema]) => labelText(name, schema["x-labels"])),
]);

const bodies = Object.values(paths)
  .flatMap((operations) => Object.values(operations))
  .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
  .flatMap(({ schema }) => (schema?.$ref ? [nameOf(schema.$ref)] : []));
const limited = [...new Set(bodies)]
  .map((name) => [name, limitsOf(schemas[name])])
  .filter(([, limits]) => limits.length > 0);
await writeModule(
  "limits",
  limited.map(([name, limits]) => limitText(name, limits)),
);
