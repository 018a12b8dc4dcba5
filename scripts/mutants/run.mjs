// Tries every mutant of the pure rooms: npm run mutants [-- --mutate PATH] [--fresh]. PATH is a room, or a file or folder in one.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { copyOf } from './copy.mjs';
import { mutate } from './mutate.mjs';
import { reportOf } from './report.mjs';
import { ROOMS, roomAt, sourcesOf, testsOf } from './rooms.mjs';
import { WANTED_PERCENT, reasonOf, scoreOf, totalOf } from './scores.mjs';
import { endTests, tryMutants } from './tried.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { values } = parseArgs({ options: { mutate: { type: 'string', multiple: true }, fresh: { type: 'boolean', default: false } } });

const rooms = values.mutate
  ? values.mutate.map((path) => {
      const room = roomAt(path.replace(/^\.\//, ''));
      if (room) return room;
      console.error(`[mutants] ${path} is in none of the pure rooms. They are listed in scripts/mutants/rooms.mjs.`);
      process.exit(2);
    })
  : ROOMS;

/** Files of the repository by include and exclude, in one order. */
const filesOf = ({ include, exclude }) =>
  [...new Set(include.flatMap((one) => globSync(one, { cwd: root, exclude })))].toSorted((one, other) => one.localeCompare(other));

/** Sources and tests of a room as they are now, in a short text: a room that has not changed since keeps its score. */
function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
const knownFile = join(root, 'scripts/.cache/mutants.json');
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
const known = readJson(knownFile);
const scoresFile = join(root, 'docs/evidence/mutants.json');
const scores = readJson(scoresFile);

const copy = copyOf(root);
process.on('exit', () => {
  endTests();
  rmSync(copy, { recursive: true, force: true, maxRetries: 3 });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** Score of one room, or of a part of it; a text where its tests fail without any mutant. */
async function run(room, sources) {
  const { mutants, originals } = await mutate(copy, sources);
  const tried = await tryMutants(copy, room.room);
  for (const [name, content] of originals) writeFileSync(join(copy, name), content);
  if (typeof tried === 'string') return tried;
  const meant = mutants.filter(({ id }) => !tried.loaded.has(id));
  return scoreOf(meant, tried.noticed, new Date().toISOString().slice(0, 10));
}

const problems = [];
for (const room of rooms) {
  const sources = filesOf(sourcesOf(room));
  const fingerprint = fingerprintOf([...sources, ...filesOf(testsOf(room, 'ts')), ...filesOf(testsOf(room, 'tsx'))]);
  const isKnown = !room.only && !values.fresh && known[room.room] === fingerprint && scores[room.room];
  const startMs = Date.now();
  const score = isKnown ? scores[room.room] : await run(room, sources);
  if (typeof score === 'string') {
    console.error(score);
    problems.push(`${room.room}: its tests fail without a mutant, see above.`);
    continue;
  }
  const { mutants, killed, percent } = totalOf(score);
  const seconds = Math.round((Date.now() - startMs) / 1000);
  if (values.mutate)
    for (const one of score.survivors) console.log(`  ${one.file}:${one.line} ${one.change}${reasonOf(one) ? ` (${reasonOf(one)})` : ''}`);
  const name = room.only ? `${room.room}/${room.only}` : room.room;
  console.log(`mutants: ${name}: ${killed} of ${mutants} killed, ${percent.toFixed(1)} %${isKnown ? ', not changed' : `, ${seconds} s`}`);
  // The floor and the report are those of the whole room.
  if (room.only) continue;
  if (room.floor !== undefined && percent < room.floor)
    problems.push(
      `${room.room} is at ${percent.toFixed(1)} %, its floor is ${room.floor} %: \`npm run mutants -- --mutate ${room.room}\` names the survivors.`,
    );
  if (isKnown) continue;
  // Of a room that is not there yet the counts are kept: its survivors are many, and told above.
  scores[room.room] = percent < WANTED_PERCENT ? { ...score, survivors: [] } : score;
  known[room.room] = fingerprint;
  mkdirSync(dirname(knownFile), { recursive: true });
  writeFileSync(knownFile, JSON.stringify(known));
  writeFileSync(scoresFile, `${JSON.stringify(scores, null, 1)}\n`);
}
if (rooms.some(({ only }) => !only)) writeFileSync(join(root, 'docs/mutants.md'), reportOf(ROOMS, scores));
for (const problem of problems) console.error(`[mutants] ${problem}`);
process.exit(problems.length ? 1 : 0);
