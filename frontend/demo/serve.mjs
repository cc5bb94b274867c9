// Serves the demo data until stopped: for `make screens`, `weigh`, `lighthouse` and `offline` with DEMO=http://….
import { startServer } from '../e2e/server.mjs';
import { enterDemoData } from './index.mjs';
import { owner } from './users.mjs';

const server = await startServer();
let stop;
const stopped = new Promise((resolve) => (stop = resolve));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
try {
  await enterDemoData(server.origin);
  console.log(`DEMO=${server.origin} (${owner.email}, ${owner.password})`);
  await stopped;
} finally {
  await server.stop();
}
