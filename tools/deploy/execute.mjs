// Executes the images without a container engine: the steps of each last stage over a copy of this machine's files, the
// script that creates the database, and the programs. They run as the image's user, without capabilities, on a
// read-only root. Usage: SUPERUSER=postgres with-postgres.sh node execute.mjs SERVER CADDY
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compose, interpolate, root } from './files.mjs';
import { answer, build, ends, expect, freePort, killAll, PATH, printed, run, start } from './images.mjs';

const [server, caddy] = process.argv.slice(2).map((path) => resolve(path));
/** Files of the build stages: `make` made the same. */
const built = { '/src/frontend/dist': join(root, 'frontend/dist'), '/src/target/release/boleia': server };
const origin = 'https://boleia.example.com';

if (process.getuid() !== 0 || spawnSync('unshare', ['--mount', 'true']).status !== 0) {
  console.log('Images: not executed, which takes root and leave to mount.');
  process.exit(0);
}
if (!process.env.BOLEIA_WORK) {
  // Mounts and processes end with their namespaces: from here the folder is empty.
  const work = mkdtempSync(join(tmpdir(), 'boleia-images.'));
  const inside = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc', process.execPath, ...process.argv.slice(1)];
  const { status } = spawnSync('unshare', inside, { stdio: 'inherit', env: { ...process.env, BOLEIA_WORK: work } });
  rmdirSync(work);
  process.exit(status ?? 1);
}

/** Environment of a service with these settings. */
function environment(service, settings) {
  const pairs = Object.entries(compose().services[service].environment);
  return Object.fromEntries(pairs.map(([name, value]) => [name, interpolate(value, settings)]));
}

/** Creates role and database by the script, and checks the role's privileges. */
function createDatabase(password) {
  const { hostname: PGHOST, port: PGPORT, username, password: PGPASSWORD } = new URL(process.env.BOLEIA_TEST_POSTGRES);
  const shared = { PATH, PGHOST, PGPORT };
  const script = join(root, compose().services.postgres.volumes.find((mount) => mount.startsWith('./')).split(':')[0]);
  run(script, [], { env: { ...shared, PGPASSWORD, POSTGRES_USER: username, POSTGRES_PASSWORD: password } });
  const query = "SELECT rolsuper OR rolcreaterole OR rolcreatedb, pg_get_userbyid(datdba) FROM pg_roles, pg_database WHERE rolname = 'boleia' AND datname = 'boleia'";
  const asRole = { ...shared, PGPASSWORD: password };
  const seen = run('psql', ['-XAtqw', '-U', 'boleia', '-d', 'boleia', '-c', query], { env: asRole }).trim();
  expect(seen === 'f|boleia', `the application's role is more than the owner of its database: ${seen}`);
  const superuser = spawnSync('psql', ['-XAtqw', '-U', username, '-d', 'boleia', '-c', 'SELECT 1'], { env: { ...shared, PGPASSWORD } });
  expect(superuser.status !== 0, 'the superuser still has a password');
  const sql = (text) => run('psql', ['-XAtqw', '-U', 'boleia', '-d', 'boleia', '-c', text], { env: asRole });
  return { address: `postgres://boleia@${PGHOST}:${PGPORT}/boleia`, sql };
}

async function execute(work) {
  const POSTGRES_PASSWORD = `it's a "long" word`;
  const database = createDatabase(POSTGRES_PASSWORD);
  const api = build(join(work, 'api'), 'deploy/api.Dockerfile', built);
  const web = build(join(work, 'web'), 'deploy/web.Dockerfile', built, (image) => {
    rmSync(join(image, 'usr/local/bin/caddy'), { force: true });
    const binary = join(image, 'usr/bin/caddy');
    copyFileSync(caddy, binary);
    chmodSync(binary, 0o755);
    run('setcap', ['cap_net_bind_service=+ep', binary]);
  });
  // As in the container: the file capability prevents the execution.
  const original = start({ ...web, entry: ['/usr/bin/caddy'], given: ['version'] }, {});
  expect((await original.ended) !== 0, 'file capabilities have no effect here');

  const settings = { POSTGRES_PASSWORD, SESSION_SECRET: 'x'.repeat(64), PUBLIC_ORIGIN: origin };
  const [apiPort, metricsPort, webPort] = [await freePort(), await freePort(), await freePort()];
  const own = { ...settings, DATABASE_URL: database.address, METRICS_ADDRESS: `127.0.0.1:${metricsPort}`, TRUSTED_PROXY: '127.0.0.1' };
  const ofApi = { ...environment('api', own), LISTEN_ADDRESS: `127.0.0.1:${apiPort}` };
  await ends(start(api, { ...environment('migrate', own) }, compose().services.migrate.command));
  const serving = start(api, ofApi);
  const site = start(web, { ...environment('web', settings), API_ADDRESS: `127.0.0.1:${apiPort}`, LISTEN_ADDRESS: `:${webPort}` });

  const at = `http://127.0.0.1:${webPort}`;
  await answer(serving, `http://127.0.0.1:${metricsPort}/metrics`, 200);
  await answer(site, `${at}/readyz`, 200);
  const page = await answer(site, `${at}/`, 200);
  expect(page.headers.get('strict-transport-security')?.includes('includeSubDomains'), 'the pages lack Strict-Transport-Security');
  const file = /assets\/[\w.-]+\.js/.exec(page.text)?.[0];
  await answer(site, `${at}/${file}`, 200);
  expect(existsSync(join(web.image, 'kept', file)), `${file} is not kept for pages that are still open`);
  const setupToken = await printed(serving, /\/register#setup=([\w-]+)/);
  const person = { name: 'Ana', email: 'ana@example.com', password: 'cuia-trevo-sinal', passwordConfirmation: 'cuia-trevo-sinal' };
  const body = JSON.stringify({ ...person, setupToken });
  const headers = { 'content-type': 'application/json', origin };
  await answer(site, `${at}/api/auth/register`, 201, { method: 'POST', body, headers });

  // Two servers behind the guide's balancer: one stops.
  const [secondPort, balancerPort] = [await freePort(), await freePort()];
  const { METRICS_ADDRESS: _, ...ofSecond } = { ...ofApi, LISTEN_ADDRESS: `127.0.0.1:${secondPort}` };
  const second = start(api, ofSecond);
  await answer(second, `http://127.0.0.1:${secondPort}/readyz`, 200);
  copyFileSync(join(root, 'deploy/balancer/Caddyfile'), join(web.image, 'tmp/balancer'));
  const servers = `127.0.0.1:${apiPort} 127.0.0.1:${secondPort}`;
  const balancer = start(web, { SITE: `:${balancerPort}`, SERVERS: servers }, ['caddy', 'run', '--config', '/tmp/balancer', '--adapter', 'caddyfile']);
  const balanced = `http://127.0.0.1:${balancerPort}/api/auth/registration`;
  await answer(balancer, balanced, 200);
  second.child.kill();
  await ends(second);
  for (let request = 0; request < 20; request += 1) {
    const { status } = await fetch(balanced);
    expect(status === 200, `a request over the balancer was answered ${status} after a server had stopped`);
  }

  // Database outage: the server itself responds.
  database.sql("ALTER DATABASE boleia CONNECTION LIMIT 0; SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'boleia' AND pid <> pg_backend_pid()");
  await answer(serving, `http://127.0.0.1:${apiPort}/readyz?for=reads`, 503);
  for (const [proxy, address] of [[site, `${at}/api/auth/registration`], [balancer, balanced]]) {
    const away = await answer(proxy, address, 503);
    const isOwn = away.headers.get('content-type') === 'application/problem+json' && away.headers.get('retry-after') === '5';
    expect(isOwn, `the refusal at ${address} is not the server's: ${away.text}`);
  }
  serving.child.kill();
  await ends(serving);
  const gone = await answer(site, `${at}/api/auth/user`, 502);
  expect(gone.headers.get('retry-after') === '5', 'a refusal of the proxy has no Retry-After');
}

try {
  // A separate file system, which supports file capabilities and can be the upper layer of an overlay.
  run('mount', ['-t', 'tmpfs', '-o', 'suid', 'tmpfs', process.env.BOLEIA_WORK]);
  await execute(process.env.BOLEIA_WORK);
  console.log('Images: executed, they serve.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
killAll();
