/** Extracts texts for users from the sources: string literals, JSX texts, values of the API document. */
import { parseSync } from 'vite';

/** Placeholder of a template's value. */
const HOLE = '{}';

/** `{ start, text }` of every string, template and JSX text of a TypeScript file, without comments and names. */
export function ofTypeScript(path, source) {
  const found = [];
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    const { type, start } = node;
    if (type === 'ImportDeclaration' || type === 'TSLiteralType') return;
    if (type === 'Literal' && typeof node.value === 'string') found.push({ start, text: node.value });
    if (type === 'JSXText') found.push({ start, text: node.value });
    if (type === 'TemplateLiteral')
      found.push({ start, text: node.quasis.map(({ value }) => value.cooked).join(HOLE) });
    Object.values(node).forEach(visit);
  };
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  visit(program);
  return found;
}

/** Comments, raw strings, strings, and characters and lifetimes, which begin with the same sign. */
const RUST =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|r(#*)"([\s\S]*?)"\1|"((?:[^"\\]|\\[\s\S])*)"|'(?:\\(?:u\{[^}]*\}|[\s\S])|[^\\'])'/gu;
const ESCAPES = { n: '\n', r: '\r', t: '\t', 0: '\0' };

function unescaped(text) {
  return text.replace(/\\(?:\n\s*|u\{([\da-fA-F]+)\}|([\s\S]))/g, (_, code, sign) => {
    if (code !== undefined) return String.fromCodePoint(parseInt(code, 16));
    return sign === undefined ? '' : (ESCAPES[sign] ?? sign);
  });
}

/** `{ start, text }` of every string of a Rust file, without the tests at its end. */
export function ofRust(source) {
  const end = source.search(/#\[cfg\(test\)\]\s*mod \w+ \{/);
  const code = end < 0 ? source : source.slice(0, end);
  return [...code.matchAll(RUST)].flatMap(({ index, 2: raw, 3: text }) => {
    if (raw === undefined && text === undefined) return [];
    return [{ start: index, text: raw ?? unescaped(text) }];
  });
}

/** Every text of a JSON document by its pointer, without English descriptions and summaries. */
export function ofJson(value, pointer = '') {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' && (key === 'description' || key === 'summary') ? [] : ofJson(one, `${pointer}/${key}`),
  );
}
