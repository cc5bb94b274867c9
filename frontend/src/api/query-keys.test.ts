import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every query key is its address and the user id, and nothing else', () => {
  const keys = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/queryKey: ([^,\n]+)/g)].map(([, key]) => `${file.replace('../', '')} ${key}`),
  );
  const own = keys.filter((key) => !/ (keyOf\(|\['\/api\/[^']*'\]$|queryKey as |\[url\] })/.test(key));
  expect(own).toEqual([]);
  expect(keys.length).toBeGreaterThan(3);
});
