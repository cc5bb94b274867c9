// Runs the steps of journeys one after another and counts them. A step that fails ends its journey.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

const remains = join(import.meta.dirname, '.output');

/** What was counted, over all journeys. */
export const count = { passed: 0, failed: 0 };

class Stopped extends Error {}

/**
 * Runs `story(step)`. Each `await step(name, action)` is one thing that a person does; its visit is given so that a
 * failure leaves a picture of what that person saw.
 */
export async function journey(title, story) {
  console.log(`\n${title}`);
  try {
    await story(async (name, visit, action) => {
      const start = performance.now();
      try {
        const result = await inTime(action());
        count.passed += 1;
        console.log(`  ok    ${name} (${Math.round(performance.now() - start)} ms)`);
        return result;
      } catch (error) {
        count.failed += 1;
        console.log(`  FAIL  ${name}\n${indent(error.message)}`);
        await keepPicture(visit, `${title} - ${name}`);
        throw new Stopped(name, { cause: error });
      }
    });
  } catch (error) {
    if (error instanceof Stopped) return;
    count.failed += 1;
    console.log(`  FAIL  ${error.stack}`);
  }
}

/** A step that hangs is a step that failed. */
async function inTime(running) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('Not done after 90 seconds')), 90_000);
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
}

const indent = (text) => text.replaceAll(/^/gm, '        ');

async function keepPicture(visit, name) {
  try {
    await mkdir(remains, { recursive: true });
    const path = join(remains, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`);
    await visit.page.screenshot({ path, fullPage: true });
    console.log(indent(`${visit.page.url()}, picture: ${path}`));
  } catch {
    // The browser itself may be what failed.
  }
}
