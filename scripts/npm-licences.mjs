// Fails for npm packages with an unlisted licence. Usage: node npm-licences.mjs FOLDER...
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

// Packages in the user's browser, and those that build them.
const shipped = ['MIT', 'MIT-0', 'ISC', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1', 'Unlicense', 'CC0-1.0', 'BlueOak-1.0.0'];
// Local tools: weak copyleft and data licences do not affect users of the product.
const tools = [...shipped, 'MPL-2.0', 'CC-BY-4.0', 'Python-2.0'];
// package.json states "BSD" without the number of its LICENSE file.
const vague = { 'node_modules/parse-cache-control': 'BSD-3-Clause' };

/** SPDX expressions as they occur: AND requires all, OR one. */
function allowed(expression, list) {
  const plain = expression.replace(/[()]/g, '');
  return plain.split(' OR ').some((part) => part.split(' AND ').every((id) => list.includes(id.trim())));
}

let count = 0;
const refused = [];
for (const folder of process.argv.slice(2)) {
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));
  const onlyTools = folder.startsWith('tools');
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '') continue;
    count += 1;
    // Packages of other platforms are only in the lock, with their licence.
    const licence = entry.license ?? vague[path] ?? (await installedLicence(folder, path));
    if (!allowed(licence, onlyTools || entry.dev ? tools : shipped)) refused.push(`${folder}: ${path}: ${licence}`);
  }
}

async function installedLicence(folder, path) {
  try {
    const { license, licenses } = JSON.parse(await readFile(join(folder, path, 'package.json'), 'utf8'));
    return String(license?.type ?? license ?? licenses?.map((l) => l.type).join(' AND ') ?? 'none named');
  } catch {
    return 'none named';
  }
}

if (refused.length > 0) {
  console.error(`Licences that are not on the list:\n${refused.join('\n')}`);
  process.exit(1);
}
console.log(`npm licences: ${count} packages, all on the list.`);
