import { fileURLToPath, URL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * What every first visit needs, in one file whatever the pages load later: left alone it falls apart with each page that
 * has a part of its own, and small files compress worse (3 kB of /login).
 */
const firstVisit = [
  /node_modules\/(react|react-dom|scheduler|react-router|clsx)\//,
  /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*(utationObserver|useMutation|nfiniteQueryO|useInfiniteQuery))/,
  /node_modules\/zustand\/esm\/(vanilla|react)\./,
  /node_modules\/lucide-react\/dist\/esm\/(?!icons\/)|icons\/arrow-left\./,
  /src\/api\/(client|query|current-user|session)\.ts/,
  /src\/ui\/(button|spinner|page-header|late|use-focus-kept)\.tsx?/,
  /src\/lib\/list-place\.ts/,
  /vite\/preload-helper/,
];

/**
 * What the menu and the screens behind the login share. Left alone, every drawing and every helper becomes a file of its
 * own: thirty requests, and 2 kB of wrapping, before the dashboard stands. None of it is needed to sign in.
 */
const together = [
  { name: 'base', test: (id: string) => firstVisit.some((part) => part.test(id)) },
  {
    name: 'menu-icons',
    test: /icons\/(calculator|calendar-clock|chevron-left|chevron-right|fuel|house|route|shield-check|truck|users|wallet|wrench|hand-coins|receipt-text)\.m?js/,
  },
  {
    name: 'ledger',
    test: /src\/(ui\/(badge|card|lane|cost-bars|segmented|money)|lib\/(dates|leaving|money|months|quantity|text|decimal|br-documents|labels|choices\/(body-type|category|due-state|freight-status|payment-status|settlement-closing|source-part|vehicle-\w+))|api\/(freight-moves|mutation|idempotency|touches|transactions|user))\.tsx?/,
  },
];

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', changeOrigin: false } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: together } } },
  },
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost/' } },
    setupFiles: ['src/test/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    css: false,
    testTimeout: 15_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
