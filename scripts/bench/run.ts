// `npm run bench -- --scenario NAMES`: figures with the machine they were taken on; nothing fails here, nothing is a test.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sandboxScenario } from './scenarios/sandbox.ts';
import { buildPages } from './widgets/build.ts';
import { WIDGET_SCENARIOS, compare, hasFloor } from './widgets/compare.ts';
import { asTable } from './widgets/report.ts';
import { serve } from './widgets/serve.ts';

/** Figures by what they are; the unit is part of the name. */
export type Figures = Readonly<Record<string, number>>;

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    ours: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'string' },
  },
});
const known = ['sandbox', ...WIDGET_SCENARIOS];
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

const widgets = wanted.filter((name) => name !== 'sandbox');
if (widgets.length) {
  const folder = await buildPages(widgets);
  const site = await serve(folder);
  for (const scenario of widgets) {
    const pages = {
      floor: hasFloor(scenario) ? `${site.url}/bench/floor/${scenario}.html` : null,
      ours: values.ours ?? `${site.url}/bench/${scenario}.html`,
    };
    const comparison = await compare(scenario, pages, rounds, (text) => console.error(text));
    console.log(`\n${asTable(comparison)}`);
    results.push(comparison);
  }
  site.close();
  rmSync(folder, { recursive: true, force: true });
}

const out = values.out ?? values.json;
if (out !== undefined) {
  const [first] = results;
  mkdirSync(path.dirname(path.resolve(out)), { recursive: true });
  const found = results.length === 1 ? first : { scenario: wanted.join(','), results };
  const taken = { date: new Date().toISOString(), machine, load: loadavg() };
  writeFileSync(out, `${JSON.stringify({ ...taken, ...found }, null, 2)}\n`);
}
