// Slow network proxy: all connections share its bandwidth, those of page and service worker alike.
import { connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Lighthouse's slow 4G: 1.6 Mbit/s, 150 ms round trip. */
const BYTES_PER_MS = 200;
const DELAY_MS = 75;

/** One direction: returns the time until some more bytes have arrived, in ms. */
function lane() {
  let free = 0;
  return (bytes) => {
    free = Math.max(free, performance.now()) + bytes / BYTES_PER_MS;
    return free - performance.now() + DELAY_MS;
  };
}

/** Forwards bytes at the bandwidth of the line. */
async function carry(from, to, turn) {
  try {
    for await (const bytes of from) {
      await setTimeout(turn(bytes.length));
      to.write(bytes);
    }
    to.end();
  } catch {
    to.destroy();
  }
}

/** Returns its `origin`, and `cut`, which disconnects it for good. */
export async function startLine(origin) {
  const { hostname, port } = new URL(origin);
  const ends = new Set();
  const [down, up] = [lane(), lane()];
  const line = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('close', () => ends.delete(end));
    }
    void carry(near, far, up);
    void carry(far, near, down);
  });
  await new Promise((ready) => line.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${line.address().port}`,
    async cut() {
      for (const end of ends) end.destroy();
      if (line.listening) await new Promise((closed) => line.close(closed));
    },
  };
}
