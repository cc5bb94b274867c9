// Images without a container engine: the steps of a Dockerfile's last stage over a copy of this machine's files.
// Programs run as the image's user, without capabilities, on a read-only root.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root, stages } from './files.mjs';

export const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error ?? stderr}${stdout ?? ''}`);
  return stdout;
}

/**
 * Builds the last stage of a Dockerfile over this machine's files. `prepare` adds what its base image has; `built` names the
 * files of the build stages.
 */
export function build(work, dockerfile, built, prepare = () => {}) {
  const [image, upper, meta] = ['image', 'upper', 'meta'].map((name) => join(work, name));
  for (const folder of [image, upper, meta]) mkdirSync(folder, { recursive: true });
  run('mount', ['-t', 'overlay', 'overlay', '-o', `lowerdir=/,upperdir=${upper},workdir=${meta}`, image]);
  for (const shared of ['proc', 'dev']) run('mount', ['--bind', `/${shared}`, join(image, shared)]);
  run('mount', ['-t', 'tmpfs', 'tmpfs', join(image, 'tmp')]);
  prepare(image);
  const found = { image, user: '0:0', environment: { PATH } };
  let entry = [];
  let given = [];
  for (const [name, rest] of stages(dockerfile).at(-1)) {
    if (name === 'RUN') run('chroot', [image, '/bin/sh', '-ec', `cd / && ${rest}`], { env: found.environment });
    if (name === 'ENV') Object.assign(found.environment, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))));
    if (name === 'USER') found.user = rest;
    if (name === 'ENTRYPOINT') entry = JSON.parse(rest);
    if (name === 'CMD') given = JSON.parse(rest);
    if (name === 'COPY') copy(image, built, rest.split(/\s+/));
  }
  // A volume starts as the image's folder; everything else is read-only.
  if (existsSync(join(image, 'kept'))) {
    const content = join(work, 'kept');
    run('cp', ['-a', join(image, 'kept'), content]);
    run('mount', ['--bind', content, join(image, 'kept')]);
  }
  run('mount', ['-o', 'remount,ro', image]);
  return { ...found, entry, given };
}

function copy(image, built, words) {
  const names = words.filter((word) => !word.startsWith('--'));
  const target = join(image, names.pop());
  for (const name of names) {
    const source = words.some((word) => word.startsWith('--from=')) ? built[name] : join(root, name);
    if (!source) throw new Error(`COPY ${words.join(' ')}: this check does not know ${name} of the build`);
    mkdirSync(join(target, '..'), { recursive: true });
    run('cp', ['-RT', source, target]);
  }
}

const running = [];

export const killAll = () => running.forEach((child) => child.kill('SIGKILL'));

/** Executes the program of an image as its container does; `given` replaces its CMD. */
export function start({ image, user, environment, entry, given }, more, command = given) {
  const [uid, gid] = user.split(':');
  const without = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'];
  const child = spawn('chroot', [image, 'setpriv', ...without, ...entry, ...command], { env: { ...environment, ...more }, cwd: '/' });
  running.push(child);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(text));
  const ended = new Promise((done) => child.on('exit', (status) => done(status ?? 'killed')));
  return { name: [...entry, ...command].join(' '), child, ended, output: () => output.join('') };
}

export async function ends(started) {
  const status = await started.ended;
  if (status !== 0) throw new Error(`${started.name} ended with ${status}:\n${started.output()}`);
}

export async function freePort() {
  const listening = createServer();
  await new Promise((done) => listening.listen(0, '127.0.0.1', done));
  const { port } = listening.address();
  await new Promise((done) => listening.close(done));
  return port;
}

/** Waits for a response of a program, which must not exit before. */
export async function answer(started, address, status, options) {
  let seen;
  for (const until = Date.now() + 60_000; Date.now() < until; await new Promise((done) => setTimeout(done, 50))) {
    if (started.child.exitCode !== null) throw new Error(`${started.name} ended with ${started.child.exitCode}:\n${started.output()}`);
    try {
      const response = await fetch(address, options);
      seen = `${response.status} ${await response.text()}`;
      if (response.status === status) return { headers: response.headers, text: seen };
    } catch (error) {
      seen = String(error.cause ?? error);
    }
  }
  throw new Error(`${address} did not answer ${status}, but ${seen}\n${started.output()}`);
}

/** Waits for a line of output, and returns the first group of the match. */
export async function printed(started, pattern) {
  for (const until = Date.now() + 60_000; Date.now() < until; await new Promise((done) => setTimeout(done, 50))) {
    const match = pattern.exec(started.output());
    if (match) return match[1];
  }
  throw new Error(`${started.name} did not print ${pattern}:\n${started.output()}`);
}

export function expect(truth, problem) {
  if (!truth) throw new Error(problem);
}
