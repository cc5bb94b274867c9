// What every journey needs: the calendar of São Paulo, typing money, choosing in a box, entering things in one go, waiting.
import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';

const zone = 'America/Sao_Paulo';
const DAY = 24 * 60 * 60 * 1000;

/** A day from today on, as people in São Paulo count it: YYYY-MM-DD. */
export function day(offset) {
  return new Date(Date.now() + offset * DAY).toLocaleDateString('sv-SE', { timeZone: zone });
}

/** A moment some hours ago: YYYY-MM-DDTHH:mm. */
export function hoursAgo(hours) {
  const at = new Date(Date.now() - hours * 60 * 60 * 1000);
  return at.toLocaleString('sv-SE', { timeZone: zone }).slice(0, 16).replace(' ', 'T');
}

/** Types a day or a moment: as it is written in Brazil, or as the browser's own date input wants it. */
export async function fillDate(control, value) {
  const native = /^(date|datetime-local)$/.test(await control.getAttribute('type'));
  const [date, time] = value.split('T');
  const written = [date.split('-').reverse().join('/'), time].filter(Boolean).join(' ');
  await control.fill(native ? value : written);
}

/** "R$ 8.206,63" as it stands on the page: its space does not break, and its minus is none of the keyboard. */
function brl(cents) {
  return (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }).replace('-', '−');
}

/** Waits until an amount is in sight, wherever it stands. */
export async function seeAmount(box, cents) {
  await box.getByText(brl(cents)).filter({ visible: true }).first().waitFor();
}

/** Finds one of many in a box by typing, as for cities and clients. */
export async function choose(box, label, typed, option) {
  const input = box.getByRole('combobox', { name: label });
  await input.click();
  await input.fill(typed);
  await box.getByRole('option', { name: option }).click();
}

/** Cents shift in from the right, as in a bank's app; what stood there goes first. */
export async function money(box, label, cents) {
  const input = box.getByLabel(label, { exact: true });
  await input.click();
  await input.fill('');
  await input.pressSequentially(String(cents));
}

/** The server closes a connection that was idle for five seconds, perhaps just when the next request goes out on it. */
export const maxRetries = 2;

/** Sends as the page would: signed in, from its own origin, and done once however often it is sent. */
export async function send(page, url, body) {
  const { origin } = new URL(page.url());
  const headers = { Origin: origin, 'Idempotency-Key': randomUUID() };
  const answer = await page.request.post(url, { data: body, headers, maxRetries });
  assert.ok(answer.ok(), `POST ${url}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Reads as the page would. */
export async function read(page, url) {
  const answer = await page.request.get(url, { maxRetries });
  assert.ok(answer.ok(), `GET ${url}: ${answer.status()} ${await answer.text()}`);
  return answer;
}

/** Reads JSON as the page would. */
export async function readJson(page, url) {
  return (await read(page, url)).json();
}

/** Waits until a condition holds. The limit is for a busy machine. */
export async function until(isSo, seconds = 120) {
  const end = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    assert.ok(Date.now() < end, `not within ${seconds} seconds: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
