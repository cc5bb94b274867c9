// Renders the icons of the installed app as PNG from public/icon.svg. Usage: node scripts/draw-icons.mjs
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Fuel, ReceiptText } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { launchOptions } from '../e2e/browser.mjs';

const folder = join(import.meta.dirname, '../public');
const icon = readFileSync(join(folder, 'icon.svg'), 'utf8');
const [, tile] = /<rect[^>]* fill="([^"]+)"/.exec(icon);
const [, line] = /stroke="([^"]+)"/.exec(icon);
const mark = icon.replace(/<rect[^>]*\/>/, '');

/** Centred drawing on a square tile, which a phone crops to its own shape. */
const onTile = (drawing, share) => `<body style="background:${tile}">${inMiddle(drawing, share)}`;
const inMiddle = (drawing, share) => `<div style="width:${share}%;color:${line}">${drawing}</div>`;
const glyph = (Icon) => renderToStaticMarkup(createElement(Icon, { strokeWidth: 1.75 }));

const icons = [
  ['icons/icon-192.png', 192, inMiddle(icon, 100)],
  ['icons/icon-512.png', 512, inMiddle(icon, 100)],
  // Corners are 15.3 of 32 from the middle; 12.8 are never cropped.
  ['icons/maskable-512.png', 512, onTile(mark, 78)],
  // Only its shape matters, not its colour.
  ['icons/monochrome-512.png', 512, inMiddle(mark, 78)],
  ['icons/fuel-192.png', 192, onTile(glyph(Fuel), 52)],
  ['icons/expense-192.png', 192, onTile(glyph(ReceiptText), 52)],
  ['apple-touch-icon.png', 180, onTile(mark, 86)],
];
const style = `<style>body{margin:0;height:100vh;display:grid;place-items:center}svg{display:block;width:100%;height:auto}</style>`;

mkdirSync(join(folder, 'icons'), { recursive: true });
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage();
  for (const [file, size, drawing] of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(style + drawing);
    await page.screenshot({ path: join(folder, file), omitBackground: true });
    console.log(file);
  }
} finally {
  await browser.close();
}
