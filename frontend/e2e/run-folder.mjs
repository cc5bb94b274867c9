// Output folder of a run. Concurrent runs have different folders, so that neither deletes the other's traces.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const output = join(import.meta.dirname, '.output');
const RETAINED_RUNS = 4;
/** Start of the run and process id: the folder of a running process is never pruned. */
const RUN_NAME = /^\d{4}-\d\d-\d\dT\d{6}-(\d+)$/;

/** Returns the folder of this run. The main process names it once; workers inherit the name. */
export function runFolder() {
  if (process.env.E2E_RUN === undefined) {
    prune();
    const start = new Date().toISOString().slice(0, 19).replaceAll(':', '');
    process.env.E2E_RUN = `${start}-${process.pid}`;
  }
  return join(output, process.env.E2E_RUN);
}

/** Deletes the folders of all but the last few runs. */
function prune() {
  const runs = listFolder().filter((name) => RUN_NAME.test(name) && !isRunning(Number(RUN_NAME.exec(name)[1])));
  for (const name of runs.toSorted().slice(0, -RETAINED_RUNS))
    rmSync(join(output, name), { recursive: true, force: true });
}

function listFolder() {
  try {
    return readdirSync(output);
  } catch {
    return [];
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
