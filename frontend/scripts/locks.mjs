/**
 * Checks that `npm ci` works from the committed locks on every system. Each optional dependency of a package (its
 * native binaries for other systems) must be locked with its integrity, and every entry be of the npm registry.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';

const root = join(import.meta.dirname, '../..');
const REGISTRY = 'https://registry.npmjs.org/';

/** Path under which Node.js finds a package from another one; undefined where the lock has none. */
function find(packages, from, name) {
  for (let at = from; ; at = at.replace(/\/?(?:^|node_modules\/)(?:@[^/]+\/)?[^/]*$/, '')) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (at === '') return undefined;
  }
}

function faultsOf(lock) {
  const { packages } = JSON.parse(readFileSync(join(root, lock), 'utf8'));
  const faults = [];
  for (const [path, { optionalDependencies = {}, resolved = REGISTRY, integrity, inBundle, link }] of Object.entries(
    packages,
  )) {
    if (!resolved.startsWith(REGISTRY)) faults.push(`${path} comes from ${resolved}`);
    if (path !== '' && !integrity && !inBundle && !link) faults.push(`${path} has no integrity`);
    for (const name of Object.keys(optionalDependencies))
      if (!find(packages, path, name)) faults.push(`${path} needs ${name}, which is not locked`);
  }
  return faults.map((fault) => `${lock}: ${fault}`);
}

const locks = execFileSync('git', ['ls-files', '*package-lock.json'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');
const faults = locks.flatMap(faultsOf);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error('Lock again with node_modules absent: npm install --package-lock-only');
  process.exit(1);
}
