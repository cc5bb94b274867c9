// Shared actions: dates in São Paulo, typing money, comboboxes, API calls, waiting.
import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';

const zone = 'America/Sao_Paulo';
const DAY = 24 * 60 * 60 * 1000;

/** Day relative to today in São Paulo: YYYY-MM-DD. */
export function day(offset) {
  return new Date(Date.now() + offset * DAY).toLocaleDateString('sv-SE', { timeZone: zone });
}

/** Instant some hours ago: YYYY-MM-DDTHH:mm. */
export function hoursAgo(hours) {
  const at = new Date(Date.now() - hours * 60 * 60 * 1000);
  return at.toLocaleString('sv-SE', { timeZone: zone }).slice(0, 16).replace(' ', 'T');
}

/** Types a date in Brazilian notation, or in the format of a native input. */
export async function fillDate(control, value) {
  const native = /^(date|datetime-local)$/.test(await control.getAttribute('type'));
  const [date, time] = value.split('T');
  const written = [date.split('-').reverse().join('/'), time].filter(Boolean).join(' ');
  await control.fill(native ? value : written);
}

/** "R$ 8.206,63" as rendered: with a no-break space and a minus sign. */
function brl(cents) {
  return (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }).replace('-', '−');
}

/** Waits for a visible amount. */
export async function seeAmount(box, cents) {
  await box.getByText(brl(cents)).filter({ visible: true }).first().waitFor();
}

/** Selects an option of a combobox by typing. */
export async function choose(box, label, typed, option) {
  const input = box.getByRole('combobox', { name: label });
  await input.click();
  await input.fill(typed);
  await box.getByRole('option', { name: option }).click();
}

/** Types an amount, whose digits shift in as cents, over the previous one. */
export async function money(box, label, cents) {
  const input = box.getByLabel(label, { exact: true });
  await input.click();
  await input.fill('');
  await input.pressSequentially(String(cents));
}

/** The server closes connections after five idle seconds, possibly just as the next request is sent. */
export const maxRetries = 2;

/** POST as the page would: session, origin, idempotency key. */
export async function send(page, url, body) {
  const { origin } = new URL(page.url());
  const headers = { Origin: origin, 'Idempotency-Key': randomUUID() };
  const answer = await page.request.post(url, { data: body, headers, maxRetries });
  assert.ok(answer.ok(), `POST ${url}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** GET as the page would. */
export async function read(page, url) {
  const answer = await page.request.get(url, { maxRetries });
  assert.ok(answer.ok(), `GET ${url}: ${answer.status()} ${await answer.text()}`);
  return answer;
}

export async function readJson(page, url) {
  return (await read(page, url)).json();
}

/** Polls a condition. The limit suits a busy machine. */
export async function until(isSo, seconds = 120) {
  const end = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    assert.ok(Date.now() < end, `not within ${seconds} seconds: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
