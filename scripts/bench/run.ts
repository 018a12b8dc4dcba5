// `npm run bench -- --scenario NAMES`: figures with the machine they were taken on; nothing is a test, and no figure makes a run fail.
// cold is the console's own login, frame and table without a server; app, shell and menu are the built console on a sandbox.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sandboxScenario } from './scenarios/sandbox.ts';
import { buildPages } from './widgets/build.ts';
import { COMPARED, besideOf, compare, isOnConsole, pagesFor } from './widgets/compare.ts';
import type { Pages } from './widgets/compare.ts';
import { startConsole } from './widgets/console.ts';
import { asTable } from './widgets/report.ts';
import { serve } from './widgets/serve.ts';

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    ours: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'string' },
  },
});
const known = ['sandbox', ...COMPARED];
const wanted = values.scenario.split(',').filter(Boolean);
const rounds = Number(values.rounds);
const unknown = wanted.filter((name) => !known.includes(name));
if (!wanted.length || unknown.length || !Number.isInteger(rounds) || rounds < 1) {
  console.error(`[bench] --scenario takes names out of ${known.join(', ')}, not "${values.scenario}"; --rounds a whole number from 1.`);
  process.exit(2);
}
const machine = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version };
const results: object[] = [];

if (wanted.includes('sandbox')) {
  const figures = await sandboxScenario();
  console.log(`sandbox on ${machine.cores} × ${machine.cpu}, Node ${machine.node}`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(28)} ${value.toLocaleString('en-GB')}`);
  results.push({ scenario: 'sandbox', figures });
}

const compared = wanted.filter((name) => name !== 'sandbox');
if (compared.length) {
  const folder = await buildPages(compared.flatMap(pagesFor));
  const site = await serve(folder);
  const built = compared.some(isOnConsole) ? await startConsole() : null;
  try {
    for (const scenario of compared) {
      const beside = Object.entries(besideOf(scenario)).map(([name, page]) => [name, `${site.url}/bench/${page}.html`]);
      const own = isOnConsole(scenario) ? (built?.url ?? '') : `${site.url}/bench/${scenario}.html`;
      const pages = { beside: Object.fromEntries(beside), ours: values.ours ?? own };
      results.push(...(await measure(scenario, pages)));
    }
  } finally {
    await built?.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A scenario that fails says so in its place, and the others are measured all the same. */
async function measure(scenario: string, pages: Pages): Promise<readonly object[]> {
  try {
    const comparisons = await compare(scenario, pages, rounds, (text) => console.error(text));
    for (const comparison of comparisons) console.log(`\n${asTable(comparison)}`);
    return comparisons;
  } catch (error) {
    process.exitCode = 1;
    console.error(error);
    return [{ scenario, failed: String(error) }];
  }
}

const out = values.out ?? values.json;
if (out !== undefined) {
  const [first] = results;
  mkdirSync(path.dirname(path.resolve(out)), { recursive: true });
  const found = results.length === 1 ? first : { scenario: wanted.join(','), results };
  const taken = { date: new Date().toISOString(), machine, load: loadavg() };
  writeFileSync(out, `${JSON.stringify({ ...taken, ...found }, null, 2)}\n`);
}
