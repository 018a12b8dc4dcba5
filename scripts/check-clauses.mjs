// Tables "clause → test" and "finding → test" in the documents: each test that stands there exists. A proof is a file between backticks and, after it,
// the title of one of its tests, as it is written in the source or as much of it as stands before "…".
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const TABLE = /^\| (Clause|Finding) +\| Shown by +\|$/m;
/** Words that stand for a test: nothing is there to show, a reading, or what a later part of the work brings. */
const OTHER = /^(not shown|M\d+|R-\d{3})\b/;
const problems = [];
let count = 0;

/** Fault of one proof; null where its test is there. */
function problemOf(proof) {
  const [, file, title] = /^`([^`]+)` (.+)$/.exec(proof) ?? [];
  if (!file) return OTHER.test(proof) ? null : 'is neither `file` title, nor "not shown", a reading or a milestone';
  if (!existsSync(join(root, file))) return `names ${file}, which is not there`;
  const source = readFileSync(join(root, file), 'utf8').replaceAll(String.raw`\|`, '|');
  const [begin, rest] = title.split('…');
  if (begin.trim() === '') return 'names no title';
  const found = ["'", '"', '`'].some((quote) => source.includes(`${quote}${begin}${rest === undefined ? quote : ''}`));
  return found ? null : `names a test of ${file} that is not there: ${title}`;
}

for (const file of globSync('docs/**/*.md', { cwd: root })) {
  const text = readFileSync(join(root, file), 'utf8');
  if (!TABLE.test(text)) continue;
  for (const [index, line] of text.split('\n').entries()) {
    const [, clause, proofs] = /^\| (.+?) +\| (.+?) +\|$/.exec(line) ?? [];
    if (!clause || /^(Clause|Finding)$/.test(clause) || clause.startsWith('--')) continue;
    for (const proof of proofs.trim().split(' <br> ')) {
      count += 1;
      const problem = problemOf(proof.trim());
      if (problem) problems.push(`${file}:${index + 1} "${clause.trim()}" ${problem}. Correct it, or write the test.`);
    }
  }
}
for (const problem of problems) console.error(`[clauses] ${problem}`);
console.log(`clauses: ${count} proofs, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
