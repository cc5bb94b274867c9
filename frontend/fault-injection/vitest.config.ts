/** Outbox against a real server over a failing network: `make test-faults`. */
import { fileURLToPath, URL } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  test: {
    include: ['*.faults.ts'],
    setupFiles: ['setup.ts'],
    environment: 'node',
    testTimeout: 60 * 60_000,
    hookTimeout: 300_000,
  },
});
