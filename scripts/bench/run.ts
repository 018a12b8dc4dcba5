// `npm run bench -- --scenario NAME`: figures with the machine they were taken on; nothing fails here, nothing is a test.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sandboxScenario } from './scenarios/sandbox.ts';

/** Figures by what they are; the unit is part of the name. */
export type Figures = Readonly<Record<string, number>>;

const SCENARIOS: Readonly<Record<string, () => Promise<Figures>>> = { sandbox: sandboxScenario };
const { values } = parseArgs({ options: { scenario: { type: 'string' }, out: { type: 'string' } } });

const run = SCENARIOS[values.scenario ?? ''];
if (!run) {
  console.error(`[bench] --scenario must be one of ${Object.keys(SCENARIOS).join(', ')}, not "${values.scenario ?? ''}".`);
  process.exit(2);
}
const machine = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version };
const figures = await run();
console.log(`${values.scenario} on ${machine.cores} × ${machine.cpu}, Node ${machine.node}`);
for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(28)} ${value.toLocaleString('en-GB')}`);
if (values.out !== undefined) {
  mkdirSync(path.dirname(path.resolve(values.out)), { recursive: true });
  writeFileSync(
    values.out,
    `${JSON.stringify({ scenario: values.scenario, date: new Date().toISOString(), machine, figures }, null, 2)}\n`,
  );
}
