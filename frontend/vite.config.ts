import { readFileSync } from 'node:fs';
import { fileURLToPath, URL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { answerShapes } from './src/answer-shapes.ts';

/**
 * Files of the build by what needs them together. Left alone, every drawing and every helper becomes a file of its own:
 * fifty requests for a list, and small files compress worse.
 */
const together = [
  // The start itself stays small, so that it can ask for everything else at once.
  {
    name: 'early',
    test: /src\/(api\/(early|pending-logout|signed-in|watch-pending-logout)|lib\/(ahead|early-search|first-screen|kept)|features\/\w+\/parts)\.ts|vite\/preload-helper|rolldown\/runtime/,
  },
  // What every page needs. It changes with the libraries only, so that a new version leaves most of it in the browser's cache.
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|clsx)\/|node_modules\/zustand\/esm\/(vanilla|react)\.|node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/,
  },
  {
    name: 'app',
    test: /src\/(app\/(start|app|error-boundary|late-toaster|missing-page|pages|title|watched-router)|ui\/(brand|button|spinner|page-header|late|open-modals|toast-store|use-focus-kept|states|link|deferred)|lib\/(announce|forced-load|list-place|text|use-later|sheet-names))\.tsx?|icons\/(arrow-left|triangle-exclamation-point|rotate-cw)\./,
  },
  // What every page needs that asks the server.
  {
    name: 'inside',
    test: /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*(utationObserver|useMutation|nfiniteQueryO|useInfiniteQuery))|src\/(app\/inside|api\/(client|query|current-user|session)|lib\/(clock|signal|time-limit))\.tsx?/,
  },
  // How figures, states and ways look and are called: the landing page shows some of them.
  {
    name: 'ledger',
    test: /src\/(ui\/(badge|lane|cost-bars|money|figure-info)|lib\/(br-documents|money|quantity|decimal|labels|choices\/(body-type|category|due-state|freight-status|payment-status|settlement-closing|source-part|vehicle-\w+)))\.tsx?|icons\/info\./,
  },
  // Numbers as they are typed: the open calculator and what is settled by one amount have no other part of forms.
  { name: 'number', test: /src\/(ui\/(number-inputs|money-input|price-input)|lib\/number-typing)\.tsx?/ },
  // Forms, and the fields of all of them.
  {
    name: 'form',
    test: /node_modules\/(react-hook-form|@hookform|@standard-schema)\/|src\/ui\/(form-fields|form-columns|limits|masked-input|combobox|combobox-list|use-combobox|record-frame|use-keyboard-inset|warnings-dialog)\.tsx?|src\/lib\/(use-draft|draft)\.ts|src\/api\/(record-form|record-trouble|conflict|form-basis|form-complaints|form-refused)\.ts|src\/records\/use-save-again\.ts/,
  },
  // What is asked of what is typed.
  { name: 'check', test: /node_modules\/valibot\/|src\/lib\/fields\.ts/ },
  // Texts and choices, which signing in and lists have, too.
  {
    name: 'texts',
    test: /src\/(ui\/(text-inputs|affixed|field|segmented)|api\/form-errors)\.tsx?|icons\/(circle-exclamation-point|eye|eye-off)\./,
  },
  // Lists, the pages of their records, and what can be done with those.
  {
    name: 'list',
    test: /src\/(ui\/(chips|copy-box|data-\w+|file-button|filter-\w+|one-line|period-filter|phone-edit|search-box|sort|spreadsheet-button|tabs|use-is-too-wide)|records\/(beside-list|delete-record|filters|list-frame|load-more|loaded|page-parts|record-list|record-page|stale-notice|use-list-place|waiting)|api\/(choices|deletion|file|list|resource|transaction-resource)|lib\/(choice-labels|choices\/(effect|fuel|fuel-missing|fuel-purpose|maintenance-kind|plan-state)|file-failure|list-address|screen-tabs|url-filters))\.tsx?|icons\/(arrow-down|arrow-up|arrow-up-down|chevron-up|smartphone|chevrons-up-down|copy|download|file-spreadsheet|file-text|message-circle|pencil|phone|share|sliders-horizontal|trash)\.|nfiniteQuery/,
  },
  // The menu, what opens over a page, days, and writing: lists and what is done by one touch have all of it.
  {
    name: 'menu',
    test: /src\/(app\/(leaving|sidebar|sidebar-body|mobile-drawer|menu-foot|menu-list|menu-icons|search-button|panels|logout|use-closed-months|use-keys|use-focus-guard)|api\/(forget-copies|outbox\/(counts|entry|note|state))|app\/outbox-count|lib\/(date-typing|price|theme|leaving|sheet-address|typing)|ui\/(date-input|dialog|said|signal-notice|use-guarded-submit|use-modal|use-typed-date))\.tsx?|icons\/(calculator|calendar-days|cloud-upload|fuel|shield-check|truck|users|sun|moon|log-out|panel-left|x)\.|src\/(api\/(booking|idempotency|mutation|open-changed|outbox\/(form-of|kept-words|not-kept|refusal|unread|use-entering)|told|touches|transactions|use-is-here)|lib\/(merge-known|signal-words|use-lasting|use-latest-answer|use-rest)|ui\/(tell-kept|use-focus-when-lost))\.tsx?|utationObserver|useMutation/,
  },
  // Steps of a freight, by one touch.
  {
    name: 'steps',
    test: /src\/(api\/(freight-moves|outbox\/steps)|lib\/step-words|records\/(freight-steps|waiting-steps))\.tsx?/,
  },
  // What keeps on the device what is entered on the road, and sends it: it comes once a screen is drawn that writes.
  {
    name: 'outbox',
    test: /node_modules\/idb\/|src\/api\/copies-database\.ts|src\/api\/outbox\/(database|enter|news|send|send-one|store|turns|watch|standing)\.ts|src\/lib\/(alarm|queue|set-clock)\.ts/,
  },
  // What a module asks the server, and how its lists look.
  ...['vehicles', 'freights', 'simulations', 'maintenance', 'fuel', 'finances', 'payments'].map((module) => ({
    name: module,
    test: new RegExp(
      String.raw`src/features/${module}/([\w-]+-(badges?|columns|queries|tabs|words)|months|settle|until)\.tsx?`,
    ),
  })),
  // The dashboard below what a phone shows at first.
  { name: 'below', test: /src\/features\/dashboard\/(month-parts|per-km-card|receivables-card|year-card)\./ },
  // The bars around a page, and what the first screens behind the login share.
  {
    name: 'shell',
    test: /src\/(app\/(shell|late-panels|top-bar|bottom-bar|menu-store|skip-links)|ui\/(card|toll-vouchers|use-media-query|fold|late-sheet)|records\/waiting-line|lib\/(focus-place|dates|months|due-words)|api\/user|features\/dashboard\/dashboard-queries)\.tsx?|icons\/(chevron-left|chevron-right|chevron-down|house|route|wallet|menu|plus|check|search|calendar-clock|wrench|hand-coins|receipt-text)\./,
  },
];

/**
 * Says of React Router's components that making them does nothing else: those that we do not use (forms, data routers,
 * prefetching) are then left out, 4 kB of every first visit.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      code
        .replaceAll(/React\d*\.(memo|forwardRef|createContext)\(/g, '/* @__PURE__ */ $&')
        .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
  },
};

/**
 * Takes out what the framework's styles say twice, for browsers that it does not support otherwise either: first values of
 * its variables, which `@property` says (Safari 16.4, Firefox 128, Chrome 85).
 */
const leanStyles: Plugin = {
  name: 'lean-styles',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = String(file.source).replace(/@layer properties\{@supports .*?\}\}\}/s, '');
    }
  },
};

/** What this build takes answers of the API for: what was kept on a device by another one is read where it is the same. */
const shapes = answerShapes(readFileSync(new URL('src/lib/schema.d.ts', import.meta.url), 'utf8'));

export default defineConfig({
  define: { API_SHAPES: JSON.stringify(shapes) },
  plugins: [react(), tailwindcss(), leanRouter, leanStyles],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // `npm run dev`: the API without PUBLIC_ORIGIN accepts writes from pages of this machine, whatever their port.
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080', changeOrigin: false } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        // What loads parts early names a hundred files, and letters at random do not pack: a short hash of few of them.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        hashCharacters: 'hex',
        codeSplitting: { includeDependenciesRecursively: false, groups: together },
      },
    },
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
