// Reporter: prints each step as it ends, and a summary with the folder of failure artefacts.
import { runFolder } from './run-folder.mjs';

/** Steps of journeys; steps inside them are Playwright's own. */
const isStep = (step) => step.category === 'test.step' && step.parent?.category !== 'test.step';
const placeOf = (test) => `${test.parent.project().name} · ${test.title}`;
const indent = (text) => text.replaceAll(/^/gm, '        ');

export default class Reporter {
  passed = 0;
  failed = 0;
  /** Results whose failed step is printed already. */
  #reported = new Set();

  onStepEnd(test, result, step) {
    if (!isStep(step)) return;
    if (step.error !== undefined) this.#fail(result, `${placeOf(test)}: ${step.title}`);
    else {
      this.passed += 1;
      console.log(`  ok    ${placeOf(test)}: ${step.title} (${Math.round(step.duration)} ms)`);
    }
  }

  onStdOut(text) {
    process.stdout.write(text);
  }

  onTestEnd(test, result) {
    if (result.status === test.expectedStatus) return;
    if (!this.#reported.has(result)) this.#fail(result, placeOf(test));
    for (const error of result.errors) console.log(indent(error.stack ?? error.message ?? String(error.value)));
    for (const { name, path } of result.attachments) if (path) console.log(indent(`${name}: ${path}`));
  }

  onError(error) {
    this.failed += 1;
    console.log(`  FAIL  ${error.stack ?? error.message}`);
  }

  onEnd({ status }) {
    if (this.failed > 0)
      console.log(`\nScreenshots and page structures, and with --trace on the traces: ${runFolder()}`);
    console.log(`\nJourneys: ${this.passed} steps passed, ${this.failed} failed`);
    return { status: this.failed > 0 || this.passed === 0 ? 'failed' : status };
  }

  printsToStdio() {
    return true;
  }

  #fail(result, place) {
    this.#reported.add(result);
    this.failed += 1;
    console.log(`  FAIL  ${place}`);
  }
}
