// `node scripts/contrast.ts`: contrast of every pair of tokens in every theme → docs/evidence/<date>-contrast.json and .md.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEAST, contrastPage, contrastTable } from '@milepost/kit/testing/contrast';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/evidence');
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const rows = contrastTable();
const below = rows.filter(({ kind, ratio }) => ratio < LEAST[kind]);

mkdirSync(folder, { recursive: true });
const name = join(folder, `${new Date().toISOString().slice(0, 10)}-contrast`);
const head = JSON.stringify({ at: new Date().toISOString(), commit, least: LEAST, pairs: rows.length, below: below.length });
// One pair per line, so that a difference shows the pair.
writeFileSync(`${name}.json`, `${head.slice(0, -1)},\n"rows":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`);
writeFileSync(`${name}.md`, contrastPage(rows, commit));
console.log(`contrast: ${rows.length} pairs, ${below.length} below their limit`);
process.exit(below.length ? 1 : 0);
