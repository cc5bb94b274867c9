// Gallery page of the pictures, and contact sheets.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Picture on a contact sheet: its top, at a legible width. */
const sheetOf = (width) =>
  width < 768 ? { columns: 8, thumb: 300, crop: 640 } : { columns: 3, thumb: 800, crop: 620 };
const ROWS = 3;

const nameOf = ({ width, theme }) => `${width}-${theme}`;

/** Writes `index.html`, and `sheet-390-light-1.png` and so on, beside the pictures. */
export async function writeContactSheet(browser, folder, shots) {
  const sorted = shots.toSorted((a, b) => order(a).localeCompare(order(b)));
  await writeFile(join(folder, 'index.html'), indexOf(sorted));
  const page = await browser.newPage();
  for (const name of new Set(sorted.map(nameOf))) {
    const group = sorted.filter((shot) => nameOf(shot) === name);
    const { columns, thumb, crop } = sheetOf(group[0].width);
    const perSheet = columns * ROWS;
    for (let at = 0; at < group.length; at += perSheet) {
      const path = join(folder, `sheet-${name}-${at / perSheet + 1}`);
      await writeFile(`${path}.html`, gridOf(group.slice(at, at + perSheet), { columns, thumb, crop }));
      await page.setViewportSize({ width: columns * (thumb + 12) + 12, height: 800 });
      await page.goto(pathToFileURL(`${path}.html`).href);
      await page.screenshot({ path: `${path}.png`, fullPage: true });
    }
  }
  await page.close();
}

const order = ({ name, state, width, theme }) => `${name} ${state} ${String(width).padStart(4, '0')} ${theme}`;

const figureOf = ({ file, name, state, width, theme }) =>
  `<figure data-width="${width}" data-theme="${theme}" data-state="${state}"><a href="${file}"><img src="${file}" alt="" loading="lazy"></a>` +
  `<figcaption>${name} · ${state} · ${width} · ${theme}</figcaption></figure>`;

const style = `body{font:14px system-ui;margin:12px;background:#ddd}main{display:grid;gap:12px}figure{margin:0}
a{display:block;overflow:hidden;border:1px solid #999}img{display:block;width:100%}fieldset{display:inline-block}`;

function pageOf(css, body) {
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}${css}</style>${body}`;
}

function gridOf(shots, { columns, thumb, crop }) {
  const eager = shots.map(figureOf).join('').replaceAll(' loading="lazy"', '');
  return pageOf(
    `main{grid-template-columns:repeat(${columns},${thumb}px)}a{height:${crop}px}`,
    `<main>${eager}</main>`,
  );
}

/** Three rows of filters without scripts. */
function indexOf(shots) {
  const choices = ['width', 'theme', 'state'].map((name) => {
    const values = [...new Set(shots.map((shot) => String(shot[name])))];
    return { name, values: values.toSorted((a, b) => Number(a) - Number(b)) };
  });
  const hiding = choices.flatMap(({ name, values }) =>
    values.map((value) => `body:has(#${name}-${value}:checked) figure:not([data-${name}="${value}"]){display:none}`),
  );
  const inputs = choices.map(({ name, values }) => {
    const options = ['all', ...values].map((value) => radio(name, value, value === 'all'));
    return `<fieldset><legend>${name}</legend>${options.join(' ')}</fieldset>`;
  });
  const css = `main{grid-template-columns:repeat(auto-fill,minmax(260px,1fr))}a{height:420px}${hiding.join('')}`;
  return pageOf(css, `<form>${inputs.join('')}</form><main>${shots.map(figureOf).join('')}</main>`);
}

function radio(name, value, checked) {
  const id = `${name}-${value}`;
  return `<label><input type="radio" name="${name}" id="${id}"${checked ? ' checked' : ''}> ${value}</label>`;
}
