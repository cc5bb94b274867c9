// Prints each step as it ends and, at the end, how many there were. A step that fails ends its journey.

/** Steps of journeys; what stands in them is Playwright's own. */
const isStep = (step) => step.category === 'test.step' && step.parent?.category !== 'test.step';
const placeOf = (test) => `${test.parent.project().name} · ${test.title}`;
const indent = (text) => text.replaceAll(/^/gm, '        ');

export default class Reporter {
  passed = 0;
  failed = 0;
  #failedTests = new Set();

  onStepEnd(test, _result, step) {
    if (!isStep(step)) return;
    if (step.error === undefined) {
      this.passed += 1;
      console.log(`  ok    ${placeOf(test)}: ${step.title} (${Math.round(step.duration)} ms)`);
    } else {
      this.#fail(test, `${placeOf(test)}: ${step.title}`);
    }
  }

  onStdOut(said) {
    process.stdout.write(said);
  }

  onTestEnd(test, result) {
    if (result.status !== test.expectedStatus && !this.#failedTests.has(test)) this.#fail(test, placeOf(test));
    if (result.status === test.expectedStatus) return;
    for (const error of result.errors) console.log(indent(error.stack ?? error.message ?? String(error.value)));
    for (const { name, path } of result.attachments) if (path) console.log(indent(`${name}: ${path}`));
  }

  onError(error) {
    this.failed += 1;
    console.log(`  FAIL  ${error.stack ?? error.message}`);
  }

  onEnd() {
    console.log(`\nJourneys: ${this.passed} steps passed, ${this.failed} failed`);
    return { status: this.failed > 0 || this.passed === 0 ? 'failed' : 'passed' };
  }

  printsToStdio() {
    return true;
  }

  #fail(test, what) {
    this.failed += 1;
    this.#failedTests.add(test);
    console.log(`  FAIL  ${what}`);
  }
}
