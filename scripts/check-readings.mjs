// The ledger of readings: every `@reading` of the code and the description is in docs/readings, every entry is used somewhere,
// and the index names each of them once. `--write` makes the index anew.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const indexFile = join(root, 'docs/readings/README.md');
const problems = [];

/** Readings by number: the file that holds them, their title. */
const known = new Map();
for (const file of globSync('docs/readings/*.md', { cwd: root }).toSorted()) {
  if (basename(file) === 'README.md') continue;
  let last = '';
  for (const entry of readFileSync(join(root, file), 'utf8')
    .split(/^(?=#{2,} )/m)
    .slice(1)) {
    const [, id, title] = /^## (R-\d{3}) (\S.*)\n/.exec(entry) ?? [];
    const headline = entry.split('\n', 1)[0];
    if (!id) {
      problems.push(`${file} has the heading "${headline}", which is no reading. Write "## R-nnn Title".`);
      continue;
    }
    if (!/^\*\*Given\.\*\* .+ \*\*Read as\.\*\* .+ \*\*Because\*\* .+\.$/m.test(entry))
      problems.push(`${file}: ${id} does not say what was given, how it is read, and because of what. Add the missing part.`);
    if (known.has(id)) problems.push(`${id} stands in ${known.get(id).file} and in ${file}. Give the later one the next free number.`);
    if (id < last) problems.push(`${file}: ${id} stands after ${last}. Put readings in the order of their numbers.`);
    last = id;
    known.set(id, { file, title });
  }
}

const used = new Map();
for (const file of globSync(
  '{openapi/{spec,src,servers,codegen},kit/src,console/{src,server,e2e},cli/src,contract-tests,scripts/bench}/**/*.{ts,tsx,yaml}',
  { cwd: root },
)) {
  if (file.includes('node_modules')) continue;
  for (const [, id] of readFileSync(join(root, file), 'utf8').matchAll(/(?:@reading|x-reading:|reading:)\s+'?(R-\d+|[a-z]+-[a-z-]+)/g))
    used.set(id, file);
}
for (const [id, file] of used)
  if (!known.has(id)) problems.push(`${file} names the reading "${id}", which docs/readings does not hold. Add it, or correct the number.`);
for (const [id, { file }] of known)
  if (!used.has(id))
    problems.push(`${file} holds ${id}, which nothing in the code names. Mark the place with @reading ${id}, or take it out.`);

const lines = [...known].toSorted(([a], [b]) => (a < b ? -1 : 1));
const list = lines.map(([id, { file, title }]) => `- ${id} ${title} · [${basename(file, '.md')}](${basename(file)})\n`).join('');
const index = readFileSync(indexFile, 'utf8').replace(/(?<=^## All readings\n)[\s\S]*$/m, `\n${list}`);
if (process.argv.includes('--write')) writeFileSync(indexFile, index);
else if (index !== readFileSync(indexFile, 'utf8') || !index.endsWith(list))
  problems.push(
    'docs/readings/README.md does not list these readings as they are. Run node scripts/node24.mjs scripts/check-readings.mjs --write.',
  );

for (const problem of problems) console.error(`[readings] ${problem}`);
console.log(`readings: ${known.size} in the ledger, ${used.size} in use, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
