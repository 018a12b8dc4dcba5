// `npm run api`: what the doors of the kit give, as text → kit/api.txt; with `-- --check` whether that text is of today, and
// whether kit/CHANGELOG.md has a line where it changed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changedFiles } from '../checks/changes.mjs';
import { kitDoors } from './doors.ts';
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

const problems: string[] = [];
if (!process.argv.includes('--check')) writeFileSync(path.join(root, REPORT), report);
else {
  const changed = changedFiles(root);
  if (readFileSync(path.join(root, REPORT), 'utf8') !== report)
    problems.push(`${REPORT} is not what the doors give · run "npm run api" and read what changed`);
  if (changed.includes(REPORT) && !changed.includes(CHANGES))
    problems.push(`${REPORT} has changed and ${CHANGES} has not · say there what changes for others`);
}
for (const problem of problems) console.error(`[api] ${problem}`);
console.log(`api: ${doors.length} doors, ${report.split('\n').length} lines, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
