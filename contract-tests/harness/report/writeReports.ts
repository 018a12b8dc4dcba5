import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContractStop, EXIT } from '../model/stop.ts';
import { ctrfOf, type Moments } from './formats/ctrf.ts';
import { harOf } from './formats/har.ts';
import { htmlOf } from './formats/html.ts';
import { sarifOf } from './formats/sarif.ts';
import { verdictLine, verdictsOf } from './clauseCoverage.ts';
import { countsOf, placeOf, wayLines } from './checkLines.ts';
import { causesOf } from './causes.ts';
import type { CheckResult } from '../run/described/ledger.ts';
import type { ContractReport } from './report.ts';
import { withRows } from './rowResults.ts';
import type { DescribedRun } from '../run/described/runDescribed.ts';

const CONTROL = /[\p{Cc}]/gu;
const xml = (text: string): string =>
  text.replaceAll(CONTROL, '\u{FFFD}').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const outcomeText = ({ findings, reason }: CheckResult): string =>
  findings.map(({ at, expected, got }) => `${at}: expected ${expected}, got ${got}`).join('\n') || reason;

/** JUnit: one case per check; what was not verified is skipped with its reason, never passed. */
export function junitOf({ results }: DescribedRun): string {
  const counts = countsOf(results);
  const skipped = counts['not-verified'] + counts.blocked;
  const cases = results.map((result) => {
    const head = `<testcase classname="${xml(result.operation)}" name="${xml(`${result.id} ${result.promise}`)}"`;
    if (result.verdict === 'pass') return `${head}/>`;
    if (result.verdict === 'fail')
      return `${head}><failure message="${xml(result.promise)}">${xml([outcomeText(result), ...wayLines(result)].join('\n'))}</failure></testcase>`;
    if (result.verdict === 'warn')
      return `${head}><system-out>${xml([`warning: ${outcomeText(result)}`, ...wayLines(result)].join('\n'))}</system-out></testcase>`;
    return `${head}><skipped message="${xml(result.reason)}"/></testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="contract" tests="${results.length}" failures="${counts.fail}" skipped="${skipped}">\n${cases.join('\n')}\n</testsuite>\n`;
}

const cell = (text: string): string =>
  text
    .replaceAll(CONTROL, ' ')
    .replaceAll('|', String.raw`\|`)
    .replaceAll('<', '&lt;');

const plain = (text: string): string => text.replaceAll(CONTROL, ' ');
/** Longer than any run of such signs in a call. */
const FENCE = '`````';

/** Markdown for a pull request: counts first, then one line per cause, then how each is seen again. */
export function markdownOf(run: DescribedRun): string {
  const counts = countsOf(run.results);
  const broken = causesOf(run);
  const rows = broken.flatMap(({ verdict, results: [first, ...same], consequences }) => {
    const more = same.length + consequences.length;
    return first
      ? [
          `| ${verdict} | \`${first.id}\`${more > 0 ? ` and ${more} more` : ''} | ${cell(`${first.promise} (${placeOf(first)})`)} | ${cell(outcomeText(first))} | ${first.evidence?.replay ?? ''} |`,
        ]
      : [];
  });
  const head = `**${counts.fail === 0 ? 'Kept' : 'Broken'}**: ${counts.pass} kept, ${counts.fail} broken, ${counts.warn} warnings, ${counts['not-verified']} not verified, ${counts.blocked} blocked. Operations verified: ${run.verified.length} of ${run.operations}.`;
  const table = rows.length === 0 ? [] : ['', '| | Check | Promise | Expected, got | Replay |', '|---|---|---|---|---|', ...rows];
  const ways = broken.flatMap(({ results: [first] }) =>
    first && wayLines(first).length > 0 ? ['', `\`${first.id}\``, '', FENCE + 'sh', ...wayLines(first).map(plain), FENCE] : [],
  );
  const clauses = `${verdictLine(verdictsOf(run.results))}.`;
  const unverified = Object.entries(run.unverified).map(([id, reason]) => `| ${id} | ${cell(reason)} |`);
  return [
    '# Contract',
    '',
    head,
    '',
    clauses,
    ...table,
    ...(ways.length === 0 ? [] : ['', '## To see it again', ...ways]),
    '',
    '## Not verified',
    '',
    '| Operation | Reason |',
    '|---|---|',
    ...unverified,
    '',
  ].join('\n');
}

/** Writes every form of the report into a folder, written rows among the checks. @throws ContractStop with exit code 3 when it cannot be written */
export function writeReports(
  folder: string,
  { described, rows, target }: Pick<ContractReport, 'described' | 'rows' | 'target'>,
  moments: Moments,
): string[] {
  const run = withRows(described, rows, target);
  const files: Readonly<Record<string, string>> = {
    'report.json': `${JSON.stringify({ version: 1, target, ...run }, null, 2)}\n`,
    'junit.xml': junitOf(run),
    'summary.md': markdownOf(run),
    'report.html': htmlOf(run, target),
    'report.sarif': sarifOf(run),
    'ctrf.json': ctrfOf(run, moments),
    'failures.har': harOf(run, target),
  };
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  } catch (error) {
    throw new ContractStop(EXIT.notStarted, `The reports could not be written to ${folder}. Choose another folder with --out.`, error);
  }
  return Object.keys(files);
}
