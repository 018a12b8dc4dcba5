// The ledger of readings: every `@reading` of the code and the description is in it, and every entry is used somewhere.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const ledger = readFileSync(join(root, 'docs/readings.md'), 'utf8');
const known = new Set([...ledger.matchAll(/^## (R-\d{3}) /gm)].map(([, id]) => id));
const used = new Map();
for (const file of globSync(
  '{openapi/{spec,src,servers,codegen},kit/src,console/{src,server,e2e},cli/src,contract-tests,scripts/bench}/**/*.{ts,tsx,yaml}',
  { cwd: root },
)) {
  if (file.includes('node_modules')) continue;
  for (const [, id] of readFileSync(join(root, file), 'utf8').matchAll(/(?:@reading|x-reading:|reading:)\s+'?(R-\d+|[a-z]+-[a-z-]+)/g))
    used.set(id, file);
}

const problems = [
  ...[...used]
    .filter(([id]) => !known.has(id))
    .map(([id, file]) => `${file} names the reading "${id}", which docs/readings.md does not hold. Add it, or correct the number.`),
  ...[...known]
    .filter((id) => !used.has(id))
    .map((id) => `docs/readings.md holds ${id}, which nothing in the code names. Mark the place with @reading ${id}, or take it out.`),
];
const counted = /(\d+), in `docs\/readings\.md`/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1];
if (Number(counted) !== known.size)
  problems.push(`README.md counts ${counted} readings, docs/readings.md holds ${known.size}. Correct the table.`);
for (const problem of problems) console.error(`[readings] ${problem}`);
console.log(`readings: ${known.size} in the ledger, ${used.size} in use, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
