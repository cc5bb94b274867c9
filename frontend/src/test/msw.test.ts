import { expect, test } from 'vitest';
import { rejectUnhandled, startServer } from './msw';

const rest = rejectUnhandled();
const server = startServer();

test('a request that no handler answers fails, and fails the test that made it', async () => {
  server.use(rest.handler);
  await expect(fetch('/api/freights?open=true')).rejects.toThrow();
  expect(rest.check).toThrow('No handler answers:\n  GET /api/freights?open=true');
  expect(rest.check).not.toThrow();
});
