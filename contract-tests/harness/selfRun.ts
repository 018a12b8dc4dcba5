// Part of `npm test`: written rows and those made from the description against a fresh sandbox in memory, and a row for every operation that is not listed as still without one.
import { startSandbox } from '@milepost/openapi/servers/sandbox';
import { parseArgs } from 'node:util';
import { gapProblems } from './report/gaps.ts';
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
  const gaps = gapProblems(report.coverage.missing);
  for (const gap of gaps) console.error(`[contract] ${gap}`);
  for (const fault of faults) console.error(`[contract] the sandbox failed: ${fault}`);
  const isGood = report.exitCode === EXIT.passed && gaps.length === 0 && faults.length === 0;
  process.exitCode = isGood ? EXIT.passed : EXIT.failed;
} finally {
  await sandbox.close();
}
process.exit();
