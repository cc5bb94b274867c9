// Prints each step as it ends and, at the end, how many there were. A step that fails ends its journey, which is done once more
// from its start: only one that fails twice has failed.

/** Steps of journeys; what stands in them is Playwright's own. */
const isStep = (step) => step.category === 'test.step' && step.parent?.category !== 'test.step';
const placeOf = (test) => `${test.parent.project().name} · ${test.title}`;
const isLast = (test, result) => result.retry === test.retries;
const indent = (text) => text.replaceAll(/^/gm, '        ');

export default class Reporter {
  passed = 0;
  failed = 0;
  /** Steps at which a journey failed at its first try. */
  #again = [];
  #told = new Set();

  onStepEnd(test, result, step) {
    if (!isStep(step)) return;
    if (step.error !== undefined) this.#fail(result, test, step.title);
    else console.log(`  ok    ${placeOf(test)}: ${step.title} (${Math.round(step.duration)} ms)`);
  }

  onStdOut(said) {
    process.stdout.write(said);
  }

  onTestEnd(test, result) {
    const isPassed = result.status === test.expectedStatus;
    // Of two tries the steps of the second count.
    if (isPassed || isLast(test, result)) this.passed += result.steps.filter((one) => isStep(one) && !one.error).length;
    if (isPassed) return;
    if (!this.#told.has(result)) this.#fail(result, test);
    for (const error of result.errors) console.log(indent(error.stack ?? error.message ?? String(error.value)));
    for (const { name, path } of result.attachments) if (path) console.log(indent(`${name}: ${path}`));
  }

  onError(error) {
    this.failed += 1;
    console.log(`  FAIL  ${error.stack ?? error.message}`);
  }

  onEnd({ status }) {
    for (const place of this.#again) console.log(`\nFailed at the first try, see above: ${place}`);
    console.log(`\nJourneys: ${this.passed} steps passed, ${this.failed} failed`);
    return { status: this.failed > 0 || this.passed === 0 ? 'failed' : status };
  }

  printsToStdio() {
    return true;
  }

  #fail(result, test, step) {
    this.#told.add(result);
    const place = step === undefined ? placeOf(test) : `${placeOf(test)}: ${step}`;
    if (isLast(test, result)) this.failed += 1;
    else this.#again.push(place);
    console.log(`  ${isLast(test, result) ? 'FAIL ' : 'AGAIN'} ${place}`);
  }
}
