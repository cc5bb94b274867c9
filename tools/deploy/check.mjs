// Reads docker-compose.yml, the Dockerfiles and .env.example as a container engine would, and checks what they promise.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (path) => readFileSync(join(root, path), 'utf8');
const problems = [];
const expect = (truth, problem) => truth || problems.push(problem);

function checkCompose() {
  const text = read('docker-compose.yml');
  const parsed = parseDocument(text, { merge: true });
  for (const fault of [...parsed.errors, ...parsed.warnings]) problems.push(`docker-compose.yml: ${fault.message}`);
  const { services = {}, volumes = {}, networks = {} } = parsed.toJS();

  for (const name of ['web', 'api', 'postgres']) {
    expect(services[name], `service ${name} is missing`);
    expect(services[name]?.healthcheck?.test, `service ${name} has no healthcheck`);
  }
  for (const [name, service] of Object.entries(services)) {
    expect(name === 'web' || !service.ports, `service ${name} publishes a port; only web may`);
    expect(service.image || service.build, `service ${name} has neither image nor build`);
    for (const network of service.networks ?? []) expect(network in networks, `${name}: network ${network} is not declared`);
    for (const mount of service.volumes ?? []) {
      expect(mount.split(':')[0] in volumes, `${name}: ${mount} is not a named volume`);
    }
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(services[other], `${name} waits for ${other}, which is missing`);
      expect(condition !== 'service_healthy' || services[other]?.healthcheck, `${name} waits for the health of ${other}, which has no check`);
    }
    if (service.build) checkDockerfile(service.build.dockerfile);
  }
  checkVariables(text);
}

/** Every variable is explained; a secret has no default and stops the start when it is missing. */
function checkVariables(text) {
  const example = read('.env.example');
  for (const [, name, how] of text.matchAll(/\$\{([A-Z_]+)(:?[-?])?/g)) {
    expect(new RegExp(`^#? ?${name}=`, 'm').test(example), `${name} is not in .env.example`);
    expect(!/SECRET|PASSWORD|KEY/.test(name) || how === ':?', `${name} must be written \${${name}:?message}`);
  }
}

/** Each step is a line that `make` also runs, so that it works without a container engine too. */
function checkDockerfile(path) {
  const makefile = read('Makefile');
  const lines = read(path).replace(/\\\n/g, ' ').split('\n');
  const copies = lines.filter((line) => line.startsWith('COPY ') && !line.includes('--from='));
  for (const line of copies) {
    const sources = line.split(/\s+/).slice(1, -1).filter((word) => !word.startsWith('--'));
    for (const source of sources) expect(existsSync(join(root, source)), `${path}: ${source} does not exist`);
  }
  for (const line of lines.filter((line) => line.startsWith('RUN '))) {
    const step = line.slice('RUN '.length).trim();
    const target = /^make ([a-z-]+)$/.exec(step)?.[1];
    const known = target ? new RegExp(`^([a-z-]+ )*${target}( [a-z-]+)*:`, 'm').test(makefile) : makefile.includes(`\n\t${step}\n`);
    expect(known, `${path}: the Makefile does not run "${step}"`);
  }
  const user = lines.filter((line) => line.startsWith('USER ')).at(-1);
  expect(user && !/\b(root|0)\b/.test(user), `${path}: the container must not run as root`);
}

/** The pages carry the same headers whether the server or the proxy sends them. */
function checkHeaders() {
  const [app, caddy] = [read('crates/api/src/http/dress.rs'), read('deploy/Caddyfile')];
  const headers = {
    CONTENT_SECURITY: 'Content-Security-Policy',
    PERMISSIONS: 'Permissions-Policy',
    TRANSPORT_SECURITY: 'Strict-Transport-Security',
  };
  for (const [constant, header] of Object.entries(headers)) {
    const server = new RegExp(`const ${constant}: &str =\\s+"([^"]+)"`).exec(app)?.[1].replaceAll(/\\\n\s*/g, '');
    const proxy = new RegExp(`\\?${header} "([^"]+)"`).exec(caddy)?.[1];
    expect(server && server === proxy, `deploy/Caddyfile: ${header} is not the server's: ${server}`);
  }
}

checkCompose();
checkHeaders();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log('Deployment files: as they should be.');
