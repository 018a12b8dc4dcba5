// `npm run hostile [-- FILE]`: runs every hostile row through the tests of its shape and says what came of it. Without FILE the
// rows kept beside the tests, with it the rows of another file of the same closed format. `--journeys` runs them in the built
// console, too. `--falsified` gives every row wrong expectations: whatever passes then is looked at by no test.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { falsified } from './hostile/falsify.ts';
import { IN_JOURNEYS, runJourneys, type RowOutcome } from './hostile/journeys.ts';
import { isLater, storedRows, nameOfRow, readRows, shapeOf } from './hostile/rows.ts';
import { isOfFormat } from './hostile/shapes.ts';
import { runTests } from './hostile/tests.ts';

const results = join(import.meta.dirname, '../test-results');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { falsified: { type: 'boolean', default: false }, journeys: { type: 'boolean', default: false } },
});
const [given] = positionals;
const right = given ? readRows(resolve(given)) : storedRows();
// The name is a row's place in the whole, whichever part of them is run.
const rows = (values.falsified ? right.flatMap(falsified) : right).map((row, at) => ({ row, name: nameOfRow(at) }));
mkdirSync(results, { recursive: true });

/** Writes some rows under their names, for those who are told of a file. */
function fileOf(some: typeof rows): string {
  const file = join(results, 'hostile-rows.json');
  writeFileSync(file, JSON.stringify(some.map(({ row, name }) => ({ ...row, id: name }))));
  return file;
}

const ran = runTests(fileOf(rows), results);
const outcomes = [...ran.outcomes];
const outcomesOf = (name: string) => outcomes.filter(({ fullName }) => fullName.includes(name));
/** A part of the application that is not built yet is no fault of a row. */
const isWrong = ({ status }: RowOutcome) => status !== 'passed' && status !== 'later';
/** True for a row whose wrong expectation was noticed, which needs no journey. */
const isNoticed = (name: string) => values.falsified && outcomesOf(name).some(isWrong);
/** Rows of an area that journeys are given although other tests noticed them: the journeys must read the file, too. */
const SAMPLE = 4;
/** Areas of which no journey noticed anything. */
const unread: string[] = [];
if (values.journeys) {
  const areas = [...IN_JOURNEYS].map((area) => rows.filter(({ row }) => row.area === area && !isLater(row)));
  const asked = areas.map((some) => some.filter(({ name }, at) => !isNoticed(name) || at < SAMPLE));
  const told = runJourneys(fileOf(asked.flat()));
  outcomes.push(...told);
  const isNoticedThere = ({ name }: (typeof rows)[number]) => told.some((one) => one.fullName === name && isWrong(one));
  if (values.falsified) for (const some of asked) if (some[0] && !some.some(isNoticedThere)) unread.push(some[0].row.area);
}

type Verdict = readonly [outcome: 'passed' | 'failed' | 'later' | 'not counted', why: string];
function verdictOf({ row, name }: (typeof rows)[number]): Verdict {
  if (!isOfFormat(row)) return ['failed', `the format has no shape "${shapeOf(row)}"`];
  const own = outcomesOf(name);
  const wrong = own.find(isWrong);
  if (wrong) return ['failed', wrong.fullName];
  if (own.some(({ status }) => status === 'passed')) return ['passed', ''];
  if (own.length > 0) return ['later', 'not built yet'];
  if (!values.journeys && IN_JOURNEYS.has(row.area)) return ['not counted', 'only journeys run it: -- --journeys'];
  return isLater(row) ? ['later', 'not built yet'] : ['failed', `no test runs the shape "${shapeOf(row)}"`];
}

const counts = { passed: 0, failed: 0, later: 0, 'not counted': 0 };
for (const one of rows) {
  const [outcome, why] = verdictOf(one);
  counts[outcome] += 1;
  const isUsual = outcome === (values.falsified ? 'failed' : 'passed') && !why.startsWith('no test');
  if (!isUsual) console.log(`${outcome}: ${one.row.area} ${one.row.id}: ${why}`);
}
for (const file of ran.unrun) console.log(`did not run: ${file}`);
for (const area of unread) console.log(`no journey noticed a wrong expectation of ${area}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.later} later`);
process.exitCode = (values.falsified ? counts.passed : counts.failed) + unread.length + ran.unrun.length > 0 ? 1 : 0;
