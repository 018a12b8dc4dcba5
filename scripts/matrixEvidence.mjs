// What the whole matrix of stories found, as a dated file: `docs/evidence/<date>-stories-matrix.json`.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
const counted = (keys) => keys.reduce((counts, key) => ({ ...counts, [key]: (counts[key] ?? 0) + 1 }), {});

/** Gathers what every story of this commit left behind; null when the whole matrix has not run on it. */
export function writeMatrixEvidence(root) {
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim();
  const store = join(root, '.cache/story-matrix', commit);
  if (!existsSync(store)) return null;
  const stories = globSync('*.json', { cwd: store })
    .toSorted()
    .map((file) => ({ id: basename(file, '.json'), looks: json(join(store, file)) }));
  const looks = stories.flatMap(({ looks: own }) => own);
  const now = new Date().toISOString();
  const evidence = {
    at: now,
    command: 'npm run test:all',
    commit,
    tools: { axe: json(join(root, 'node_modules/axe-core/package.json')).version },
    stories: stories.length,
    looks: looks.length,
    looksBy: Object.fromEntries(
      ['locale', 'scheme', 'zoom', 'mode', 'accent', 'density', 'nav'].map((factor) => [
        factor,
        counted(looks.map(({ row }) => row[factor])),
      ]),
    ),
    findings: stories.flatMap(({ id, looks: own }) =>
      own
        .filter(({ findings }) => findings.length)
        .map(({ row, findings }) => ({ story: id, row: Object.values(row).join(' '), findings })),
    ),
    // What axe could not decide: looks per rule, and the stories to look at.
    undecided: Object.entries(counted(looks.flatMap(({ undecided }) => Object.keys(undecided)))).map(([rule, times]) => ({
      rule,
      looks: times,
      stories: stories.filter(({ looks: own }) => own.some(({ undecided }) => rule in undecided)).map(({ id }) => id),
    })),
  };
  const file = join(root, 'docs/evidence', `${now.slice(0, 10)}-stories-matrix.json`);
  mkdirSync(join(root, 'docs/evidence'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(evidence, null, 1)}\n`);
  return file;
}

if (process.argv[1] === import.meta.filename)
  console.log(writeMatrixEvidence(join(import.meta.dirname, '..')) ?? 'The whole matrix has not run on this commit: MILEPOST_TEST_ALL=1.');
