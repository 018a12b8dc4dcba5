// Part of `npm test`: the rows against a fresh sandbox in memory, and a row for every operation of the description.
import { startSandbox } from '@milepost/openapi/servers/sandbox';
import { parseArgs } from 'node:util';
import { EXIT, runContract, summaryOf, writeReport } from './index.ts';

const { values } = parseArgs({ options: { report: { type: 'string' } } });
const faults: string[] = [];
const sandbox = await startSandbox({
  port: 0,
  data: ':memory:',
  validateAnswers: true,
  log: (line) => void (line.includes(' failed: ') && faults.push(line)),
});
try {
  const report = await runContract({ target: sandbox.url, mode: 'full', env: {} });
  if (values.report !== undefined) writeReport(values.report, report);
  console.log(summaryOf(report));
  for (const id of report.coverage.missing)
    console.error(`[contract] ${id} has no row, so nothing is promised about it. Write one in contract-tests/suites.`);
  for (const fault of faults) console.error(`[contract] the sandbox failed: ${fault}`);
  const isGood = report.exitCode === EXIT.passed && report.coverage.missing.length === 0 && faults.length === 0;
  process.exitCode = isGood ? EXIT.passed : EXIT.failed;
} finally {
  await sandbox.close();
}
process.exit();
