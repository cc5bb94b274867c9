import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRoute } from '@/app/routes';

const folder = join(import.meta.dirname, '../../public');
const read = (path: string) => readFileSync(join(folder, path));

type Picture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string };
type Manifest = {
  id: string;
  start_url: string;
  background_color: string;
  theme_color: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { url: string; icons: Picture[] }[];
};
const manifest = JSON.parse(read('manifest.webmanifest').toString()) as Manifest;
const { icons, screenshots, shortcuts } = manifest;

/** Type and size from a file's header. */
function sizeOf(file: Buffer): [type: string, width: number, height: number] {
  if (file.toString('latin1', 1, 4) === 'PNG') return ['image/png', file.readUInt32BE(16), file.readUInt32BE(20)];
  if (file.toString('latin1', 8, 16) === 'WEBPVP8X')
    return ['image/webp', file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1];
  throw new Error('Neither PNG nor WebP');
}

test.each([...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)])(
  '$src is there as the manifest says',
  ({ src, sizes, type }) => {
    const file = read(src);
    if (type === 'image/svg+xml') expect(file.toString()).toContain('<svg');
    else expect(sizeOf(file)).toEqual([type, ...sizes.split('x').map(Number)]);
  },
);

test('what browsers ask of an app that is installed is there', () => {
  const iconOf = (purpose: string | undefined, sizes: string) =>
    icons.some((icon) => icon.purpose === purpose && icon.sizes === sizes && icon.type === 'image/png');
  expect([iconOf(undefined, '192x192'), iconOf(undefined, '512x512'), iconOf('maskable', '512x512')]).toEqual([
    true,
    true,
    true,
  ]);
  for (const form of ['narrow', 'wide']) expect(screenshots.some((one) => one.form_factor === form)).toBe(true);
  const page = readFileSync(join(folder, '../index.html'), 'utf8');
  const touch = /rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(sizeOf(read(touch))).toEqual(['image/png', 180, 180]);
});

test('it opens screens that there are', () => {
  for (const address of [manifest.id, manifest.start_url, ...shortcuts.map(({ url }) => url)])
    expect(findRoute(new URL(address, 'http://localhost').pathname), address).toBeDefined();
});

test('its colours are those of the light theme', () => {
  const background = /--bg: (#\w+);/.exec(readFileSync(join(folder, '../src/styles/tokens.css'), 'utf8'))?.[1];
  expect([manifest.background_color, manifest.theme_color]).toEqual([background, background]);
});
