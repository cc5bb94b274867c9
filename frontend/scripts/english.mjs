/**
 * Lints the English of comments and documents: openings of comments, household words for technical acts, long sentences.
 *
 *   node frontend/scripts/english.mjs                    fails on a finding in an enforced folder
 *   node frontend/scripts/english.mjs --count            prints totals per folder, of the whole repository
 *   node frontend/scripts/english.mjs ROOT [FOLDER…]     prints the findings of another checkout or of these folders
 */
import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Folders and files in which a finding fails the check. `migrations` is left out: applied migrations never change. */
const ENFORCED = [
  'crates',
  'deploy',
  'docs',
  'frontend',
  'scripts',
  'tools',
  'Makefile',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
];

const MAX_WORDS = 30;

/** Comments begin with a noun or a verb; these begin a question or an excuse. */
const OPENING = /^(what|whatever|whether|when|who|whoever|whose|where|wherever|how|apart)\b/i;

/** Refused words, each with a hint. Rare in other senses, so that a finding is nearly always right. */
const REFUSED = [
  [/\b(tells?|told|telling)\b/i, 'return, report, print, show'],
  [/\baskers?\b/i, 'principal, client, caller'],
  [/\b(whoever|nobody|somebody|anybody|everybody)\b/i, 'name the role: client, user, member, caller'],
  [/(?<!under)\b(stands?|stood)\b(?! for\b)/i, 'is, is defined in, appears, is listed'],
  [/\banew\b/i, 'again; rebuild, reload, refetch'],
  [/\bby and by\b/i, 'gradually, incrementally'],
  [/\b(is|are|was|were|be|been|being) (not |never |only )?kept\b/i, 'is stored, cached, retained'],
  [/\b(comes|came)\b/i, 'arrives, follows, is returned'],
  [/\b(is|are|was|were|be|been) (not |never |only )?said\b/i, 'is announced, stated, reported'],
  [/\b(is|are|was|were|be|been) (not |never |only )?(looked for|looked up)\b/i, 'is searched, is a look-up by'],
  [/\b(those|one|ones|him|he) who\b/i, 'name the role: user, client, member'],
  [/\b(lies|bears|awaits|hitherto|lest|likewise)\b/i, 'is, contains, waits, until now, so that … not, also'],
];

const TYPESCRIPT = /\.(tsx?|mjs|js)$/;
const HASH = /\.(sh|py)$|(^|\/)Makefile$/;
const READ = /\.(rs|tsx?|mjs|js|css|sql|sh|py|md)$|(^|\/)Makefile$/;
const SKIPPED =
  /^docs\/(.*\/figures\.md|openapi\.json)$|\/generated\/(schema\.d|figures|enum-labels|limits)\.ts$|^frontend\/scripts\/english\.mjs$/;

/** Comment of one line, without its sign; `fresh` where it begins a block by its own sign. */
function commentOf(path, line, state) {
  const text = line.trim();
  if (state.block) {
    const end = text.indexOf(state.block);
    if (end >= 0) state.block = null;
    return { text: (end < 0 ? text : text.slice(0, end)).replace(/^\*+ ?/, '') };
  }
  if (HASH.test(path)) {
    if (path.endsWith('.py') && /^[rb]?"""/.test(text)) {
      const body = text.replace(/^[rb]?"""/, '');
      const end = body.indexOf('"""');
      if (end < 0) state.block = '"""';
      return { text: end < 0 ? body : body.slice(0, end), fresh: true };
    }
    const help = path.endsWith('Makefile') && /^[\w-]+:.*? ## (.*)$/.exec(text);
    if (help) return { text: help[1], fresh: true, single: true };
    const hash = /^##? ?(?!!)(.*)$/.exec(text);
    if (hash) return { text: hash[1], sign: '#' };
    const trailing = /^\S.*\s# (\p{L}.*)$/u.exec(text);
    return trailing ? { text: trailing[1], fresh: true, single: true } : null;
  }
  if (path.endsWith('.sql')) {
    const dash = /^-- ?(.*)$/.exec(text);
    return dash ? { text: dash[1], sign: '--' } : null;
  }
  const open = /^(?:\{\s*)?\/\*+ ?/.exec(text);
  if (open) {
    const body = text.slice(open[0].length);
    const end = body.indexOf('*/');
    if (end < 0) state.block = '*/';
    return { text: end < 0 ? body : body.slice(0, end), fresh: true };
  }
  if (path.endsWith('.css')) return null;
  const slashes = /^(\/\/[/!]?) ?(.*)$/.exec(text);
  if (slashes) return { text: slashes[2], sign: slashes[1] };
  const trailing = /^\S.*\s\/\/ (\p{L}.*)$/u.exec(text) ?? /^\S.*\s\/\*+ (.*?) ?\*\/\S*$/.exec(text);
  return trailing ? { text: trailing[1], fresh: true, single: true } : null;
}

/** `{ line, text, first }` of each paragraph or list item of the comments of a source file. */
export function ofComments(path, source) {
  const found = [];
  const state = { block: null };
  let open = null;
  let sign = null;
  let fence = false;
  source.split('\n').forEach((line, index) => {
    const inBlock = state.block !== null;
    const comment = commentOf(path, line, state);
    if (comment === null) {
      open = null;
      sign = null;
      fence = false;
      return;
    }
    const isFirst = comment.fresh === true || (!inBlock && comment.sign !== sign);
    if (isFirst) {
      open = null;
      fence = false;
    }
    sign = comment.sign ?? (comment.single ? null : '/*');
    const text = comment.text.trim();
    if (text.startsWith('```')) fence = !fence;
    const item = /^([-*•]|\d+\.) /.exec(text);
    if (fence || text === '' || /^(```|#+ |@\w+|\||[-=─]{3}|only (SQLite|PostgreSQL)$)/.test(text)) {
      open = null;
      return;
    }
    if (open === null || item) {
      open = { line: index + 1, text: '', first: isFirst, kind: 'comment' };
      found.push(open);
    }
    open.text += ` ${item ? text.slice(item[0].length) : text}`;
    if (comment.single) {
      open = null;
      sign = null;
    }
  });
  return found;
}

/** Paragraphs and list items of a Markdown file; no code, tables, HTML or headings. */
export function ofMarkdown(source) {
  const found = [];
  let open = null;
  let fence = false;
  source.split('\n').forEach((line, index) => {
    const text = line.trim();
    if (text.startsWith('```')) fence = !fence;
    if (fence || text === '' || /^(```|\||<|#|>|---)/.test(text)) {
      open = null;
      return;
    }
    const item = /^([-*+]|\d+\.) /.exec(text);
    if (open === null || item) {
      open = { line: index + 1, text: '', first: false, kind: 'prose' };
      found.push(open);
    }
    open.text += ` ${item ? text.slice(item[0].length) : text}`;
  });
  return found;
}

/** Titles of tests: they state behaviour in the same words. */
export function ofTitles(source) {
  return [
    ...source.matchAll(/^\s*(?:test|it|describe)(?:\.\w+)*(?:\([^'"`\n]*\))?\(\s*(['"`])((?:(?!\1|\n).)+)\1/gm),
  ].map(({ 0: whole, 2: text, index }) => ({
    line: source.slice(0, index + whole.length).split('\n').length,
    text,
    first: false,
    kind: 'title',
  }));
}

/** English of a text: code, quoted words and addresses count as one word each. */
export function englishOf(text) {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]/g, '$1')
    .replace(/``?[^`]*``?/g, 'CODE')
    .replace(/(?<![\p{L}\d])["“][^"”]*["”]/gu, 'QUOTE')
    .replace(/(?<![\p{L}\d])'[^']{1,80}'(?![\p{L}\d])/gu, 'QUOTE')
    .replace(/https?:\/\/\S+/g, 'URL')
    .replace(/\s+/g, ' ')
    .trim();
}

export const sentencesOf = (text) =>
  text.split(/(?<=(?<!\b(?:art|arts|e\.g|i\.e|inc|no|nr|p))[.!?][)*_]{0,3})\s+(?=[(*_]*[\p{Lu}\d])/iu);
export const wordsOf = (sentence) => sentence.split(/[\s/]+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Findings of one paragraph: `{ rule, hint, text }`. */
export function findingsOf({ text, first, kind }) {
  const english = englishOf(text);
  const found = [];
  const opening = first && OPENING.exec(english);
  if (opening)
    found.push({ rule: 'opening', hint: `opens with ${opening[0]}: begin with a noun or a verb`, text: english });
  for (const sentence of sentencesOf(english)) {
    for (const [pattern, hint] of REFUSED) {
      const match = pattern.exec(sentence);
      if (match) found.push({ rule: 'word', hint: `"${match[0]}": ${hint}`, text: sentence });
    }
    const length = kind === 'title' ? 0 : wordsOf(sentence);
    if (length > MAX_WORDS)
      found.push({
        rule: 'length',
        hint: `${length} words: split it, at most 25 (${MAX_WORDS} fails)`,
        text: sentence,
      });
  }
  return found;
}

function check(root, folders) {
  const listed = spawnSync('git', ['-C', root, 'ls-files', '-co', '--exclude-standard', '-z', ...folders], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (listed.status !== 0) throw new Error(listed.stderr);
  const totals = new Map();
  const findings = [];
  for (const path of listed.stdout
    .split('\0')
    .filter((one) => READ.test(one) && !SKIPPED.test(one))
    .sort()) {
    let source;
    try {
      source = readFileSync(`${root}/${path}`, 'utf8');
    } catch {
      continue;
    }
    const paragraphs = path.endsWith('.md')
      ? ofMarkdown(source)
      : [...ofComments(path, source), ...(TYPESCRIPT.test(path) ? ofTitles(source) : [])];
    const found = paragraphs.flatMap((one) => findingsOf(one).map((finding) => ({ path, line: one.line, ...finding })));
    findings.push(...found);
    const parts = path.split('/');
    const folder = parts.slice(0, parts[0] === 'frontend' && parts[1] === 'src' ? 3 : 2).join('/');
    const total = totals.get(folder) ?? { lines: 0, opening: 0, word: 0, length: 0 };
    total.lines += commentLines(path, source);
    for (const { rule } of found) total[rule] += 1;
    totals.set(folder, total);
  }
  return { totals, findings };
}

function commentLines(path, source) {
  if (path.endsWith('.md')) return 0;
  const state = { block: null };
  return source.split('\n').filter((line) => commentOf(path, line, state) !== null).length;
}

const columns = (name, cells) => name.padEnd(34) + cells.map((cell) => String(cell).padStart(10)).join('');

function printTotals(totals) {
  const keys = ['lines', 'opening', 'word', 'length'];
  const sum = Object.fromEntries(keys.map((key) => [key, 0]));
  console.log(columns('', ['comments', 'openings', 'words', 'long']));
  for (const [folder, total] of totals) {
    console.log(
      columns(
        folder,
        keys.map((key) => total[key]),
      ),
    );
    for (const key of keys) sum[key] += total[key];
  }
  console.log(
    columns(
      'all',
      keys.map((key) => sum[key]),
    ),
  );
}

function main() {
  const args = process.argv.slice(2);
  const isCount = args.includes('--count');
  const [given, ...folders] = args.filter((one) => !one.startsWith('--'));
  const root = given ?? fileURLToPath(new URL('../../', import.meta.url));
  const scope = given === undefined && !isCount ? ENFORCED : folders;
  const { totals, findings } = check(root, scope);
  if (totals.size === 0) throw new Error('There are no files to check.');
  if (isCount) return printTotals(totals);
  for (const { path, line, hint, text } of findings)
    console.error(`${path}:${line}: ${hint}; in "${text.slice(0, 200)}"`);
  console.log(`English of comments and documents: ${findings.length} found`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
