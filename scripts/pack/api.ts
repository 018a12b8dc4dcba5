// `npm run api`: what the doors of the kit give, as text → kit/api.txt, and pages about hooks → kit/docs; with `-- --check` whether
// these are of today, and whether kit/CHANGELOG.md has a line where the first changed.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contracts } from '@milepost/kit/testing/contract';
import { changedFiles } from '../checks/changes.mjs';
import { kitDoors } from './doors.ts';
import { MANUAL, manualFiles } from './manual/manual.ts';
import type { Example } from './manual/pages.ts';
import { publicTypes, reportOf } from './publicTypes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const types = path.join(root, 'kit/.cache/types/src');
const REPORT = 'kit/api.txt';
const CHANGES = 'kit/CHANGELOG.md';

execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-b', 'kit', '--checkers', '1'], { cwd: root });
const doors = kitDoors().filter(({ source }) => source.endsWith('.ts'));
const files = doors.map(({ name, source }) => [name, source.replace('./src/', '').replace(/\.ts$/, '.d.ts')] as const);
const read = (file: string) => (existsSync(path.join(types, file)) ? readFileSync(path.join(types, file), 'utf8') : undefined);
const report = reportOf(publicTypes(files, read));

const drawn = [
  ...new Set(
    globSync('kit/src/{primitives,widgets}/*/*.stories.tsx', { cwd: root }).map((file) => path.dirname(file).replace('kit/src/', '')),
  ),
];
/** Example of a widget and the files beside it that it imports, and those import. */
function readExamples(folder: string): Example[] {
  const [first] = globSync(`kit/src/${folder}/examples/Own*.tsx`, { cwd: root });
  const files = first === undefined ? [] : [path.basename(first)];
  for (const file of files)
    for (const [, name = ''] of textOf(folder, file).matchAll(/from '\.\/(\w+\.tsx?)'/g)) if (!files.includes(name)) files.push(name);
  return files.map((name) => ({ name, text: textOf(folder, name) }));
}
const textOf = (folder: string, file: string) => readFileSync(path.join(root, `kit/src/${folder}/examples`, file), 'utf8');
const manual = manualFiles(kitDoors(), contracts, read, readExamples, drawn);
const stale = [...manual].filter(
  ([file, text]) => !existsSync(path.join(root, file)) || readFileSync(path.join(root, file), 'utf8') !== text,
);
const gone = globSync(`${MANUAL}/*.md`, { cwd: root }).filter((file) => !manual.has(file));

const problems: string[] = [];
if (!process.argv.includes('--check')) {
  writeFileSync(path.join(root, REPORT), report);
  for (const [file, text] of stale) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  for (const file of gone) rmSync(path.join(root, file));
} else {
  for (const file of [...stale.map(([name]) => name), ...gone])
    problems.push(`${file} is not what types and contracts say · run "npm run api"`);
  const changed = changedFiles(root);
  if (readFileSync(path.join(root, REPORT), 'utf8') !== report)
    problems.push(`${REPORT} is not what the doors give · run "npm run api" and read what changed`);
  if (changed.includes(REPORT) && !changed.includes(CHANGES))
    problems.push(`${REPORT} has changed and ${CHANGES} has not · say there what changes for others`);
}
for (const problem of problems) console.error(`[api] ${problem}`);
console.log(`api: ${doors.length} doors, ${report.split('\n').length} lines, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
