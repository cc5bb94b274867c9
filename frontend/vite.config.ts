import { readFileSync } from 'node:fs';
import { fileURLToPath, URL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { responseSchemaHashes } from './scripts/response-schema-hash.ts';

/** Hashes of the API's responses: cached responses of another build are read where the hash is the same. */
const schemaHashes = responseSchemaHashes(
  readFileSync(new URL('src/lib/generated/schema.d.ts', import.meta.url), 'utf8'),
);

/**
 * One chunk per layer: these modules with their imports, unless an earlier group has them. By default the bundler writes
 * a file per icon, a hundred requests for a list.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|clsx)\// },
  // The start-up chunk stays small: it requests the data before the app has loaded.
  { name: 'main', test: /src\/main\.ts/ },
  // Shared by the app and the landing page, which loads neither app nor router.
  {
    name: 'base',
    test: /src\/(api\/client|components\/(form\/field|ui\/(brand|button-look))|lib\/format\/(money|text))\./,
  },
  { name: 'numbers', test: /src\/components\/form\/money-input\./ },
  { name: 'router', test: /node_modules\/(react-router|react-router-dom)\// },
  { name: 'app', test: /src\/app\/app\.tsx/ },
  {
    name: 'display',
    test: /src\/components\/(charts\/cost-bars|form\/text-inputs|ui\/(badge|card|figure-info|lane|money|states))\./,
  },
  { name: 'app-layout', test: /src\/app\/app-layout\.tsx/ },
  {
    name: 'list',
    test: /src\/components\/(resource\/(delete|filters|master|record)|data-table\/search-box|files\/spreadsheet-b|ui\/tabs)/,
  },
  {
    name: 'form',
    test: /node_modules\/(react-hook-form|valibot)\/|src\/components\/form\/(form-fields|record-form|combobox)\.tsx/,
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

export default defineConfig({
  define: { API_SCHEMA_HASHES: JSON.stringify(schemaHashes) },
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // `npm run dev`: without PUBLIC_ORIGIN the API accepts writes from any port of this machine.
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080', changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost/' } },
    // Shared workers load libraries and happy-dom once; src/test/setup.ts resets state after each test.
    isolate: false,
    maxWorkers: '100%',
    setupFiles: ['src/test/fresh-modules.ts', 'src/test/setup.ts'],
    sequence: { setupFiles: 'list' },
    include: ['src/**/*.test.{ts,tsx}'],
    css: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
