// Usage: node figures.mjs OPENAPI.json [FIGURES.ts FIGURES.md]; without targets, prints the first.
// The glossary of figures from the API document: a module for the screens, and its sentences in the page about figures.
import { readFile, writeFile } from "node:fs/promises";

const [source, module, page] = process.argv.slice(2);
const document = JSON.parse(await readFile(source, "utf8"));
const terms = document["x-figures"];

const entries = terms.map(
  ({ code, label, meaning }) =>
    `  ${code}: { label: ${JSON.stringify(label)}, meaning: ${JSON.stringify(meaning)} },`,
);
const text = `// Generated from the server's OpenAPI document by \`make openapi\`. Do not edit.

/** The figures that a driver sees: what each is called, and what it means. */
export const figures = {
${entries.join("\n")}
} as const;
`;

/** Page with the label and the sentence of each figure that has a section. */
function rewritten(markdown) {
  const heading = /^### .* · `(\w+)`\n\n.*$/gm;
  return markdown.replace(heading, (section, code) => {
    const term = terms.find((one) => one.code === code);
    return term
      ? `### ${term.label} · \`${code}\`\n\n${term.meaning}`
      : section;
  });
}

if (module) await writeFile(module, text);
else process.stdout.write(text);
if (page) await writeFile(page, rewritten(await readFile(page, "utf8")));
