// The tests that failed, named once more at the end of a long output.
import { relative } from 'node:path';

/** Longest part of a message that is told again. */
const MESSAGE_CHARS = 1_500;
const short = (message = '') => message.slice(0, MESSAGE_CHARS).trimEnd();

/** Of a Vitest JSON report. @returns one text per failed test, per file that could not be loaded, and for errors outside of tests. */
export function vitestFailures(name, report, root) {
  if (!report) return [`${name}: no report was written`];
  const told = report.testResults.flatMap((file) => {
    const place = relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && failed.length === 0) return [`${name} ${place}: ${short(file.message)}`];
    return failed.map(({ fullName, failureMessages }) => `${name} ${place} › ${fullName}\n${short(failureMessages[0])}`);
  });
  return told.length === 0 && !report.success ? [`${name}: an error outside of its tests, told where it ran`] : told;
}

/** Of a Playwright JSON report. */
export function playwrightFailures(report) {
  if (!report) return ['e2e: no report was written'];
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const failed = report.suites.flatMap(specsOf).filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'));
  return failed.map(({ file, line, title }) => `e2e ${file}:${line} › ${title}`);
}
