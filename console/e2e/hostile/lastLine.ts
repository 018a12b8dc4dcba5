import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const COUNTS = /^(\d+) passed, (\d+) failed, (\d+) later$/;

/**
 * Prints what the rows say and, as the last line, their sum: `53 passed, 0 failed, 4 later`. For files of the format from
 * elsewhere: `MILEPOST_HOSTILE_FILE=rows.json npx playwright test hostile --reporter=./console/e2e/hostile/lastLine.ts`
 */
export default class LastLine implements Reporter {
  #passed = 0;
  #failed = 0;
  #later = 0;

  onStdOut(text: string | Buffer) {
    process.stdout.write(text);
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult) {
    const counts = test.annotations.flatMap(({ type, description = '' }) =>
      type.startsWith('hostile ') ? [COUNTS.exec(description)] : [],
    );
    const [, passed = 0, failed = 0, later = 0] = (counts.find((one) => one !== null) ?? []).map(Number);
    this.#passed += passed;
    // A test that ended before its rows did is a failure of its own.
    this.#failed += status !== 'passed' && failed === 0 ? 1 : failed;
    this.#later += later;
    if (status !== 'passed' && failed === 0) for (const { message = '' } of errors) process.stdout.write(`${message}\n`);
  }

  onEnd() {
    process.stdout.write(`${this.#passed} passed, ${this.#failed} failed, ${this.#later} later\n`);
  }
}
