import { expect, test, vi } from 'vitest';
import { deleteOutdated } from './versions';

/** Minimal fake of the Cache API. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const files = all.get(name) ?? new Map<string, Response>();
    all.set(name, files);
    return {
      keys: async () => [...files.keys()].map((url) => ({ url })),
      match: async (url: string) => files.get(url)?.clone(),
      put: async (url: string, response: Response) => void files.set(url, response),
      delete: async ({ url }: { url: string }) => files.delete(url),
    };
  };
  return { open, all };
}

const url = (path: string) => `https://boleia.example${path}`;
const versionOf = (number: number) => [
  url('/assets/base.js'),
  url(`/assets/app-${number}.js`),
  url(`/fuel?__WB_REVISION__=${number}`),
];

/** Fake of the app, in which versions are installed and activated. */
async function startApp() {
  const { open, all } = fakeCaches();
  vi.stubGlobal('caches', { open });
  const app = await open('app');
  const put = async (files: string[]) => {
    for (const file of files) await app.put(file, new Response());
  };
  return {
    put,
    activate: async (number: number, isNextInstalling = false) => {
      await put(versionOf(number));
      await deleteOutdated('app', versionOf(number), () => isNextInstalling);
      return [...(all.get('app')?.keys() ?? [])].sort();
    },
  };
}

test('of the version before its code stays, of older ones and of failed installations nothing', async () => {
  const { activate, put } = await startApp();
  expect(await activate(1)).toEqual(versionOf(1).sort());
  await put([url('/assets/half.js')]);
  expect(await activate(2)).toEqual([...versionOf(2), url('/assets/app-1.js')].sort());
  expect(await activate(3)).toEqual([...versionOf(3), url('/assets/app-2.js')].sort());
});

test('what the next version has so far stays while it is being installed', async () => {
  const { activate, put } = await startApp();
  await activate(1);
  await put([url('/assets/app-3.js')]);
  expect(await activate(2, true)).toEqual(
    [...versionOf(1), ...versionOf(2), url('/assets/app-3.js')].sort().filter(once),
  );
  expect(await activate(3)).toEqual([...versionOf(3), url('/assets/app-2.js')].sort());
});

const once = (file: string, at: number, files: string[]) => files.indexOf(file) === at;
