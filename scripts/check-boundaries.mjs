// Who may import whom (docs/house.md): workspaces, rooms inside them, doors, circles; names of folders and how many files they hold;
// marks that handlers of the kit look for.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { circlesOf } from './boundaries/circles.mjs';
import { breaches } from './boundaries/headless.mjs';
import { actsOnElements, bareMarks } from './boundaries/marks.mjs';
import { mayImport } from './boundaries/may-import.mjs';
import { roomOf } from './boundaries/rooms.mjs';
import { crowdedFolders } from './boundaries/siblings.mjs';
import { sourceGraph } from './boundaries/source-graph.mjs';

const BANNED_FOLDERS = /(^|\/)(utils|helpers|common|misc)(\/|$)/;

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const graph = sourceGraph(root);
const problems = [];
for (const [file, imports] of graph) {
  if (BANNED_FOLDERS.test(dirname(file)))
    problems.push(`${file}: a folder must be named after its subject, not utils, helpers, common or misc.`);
  for (const { text, target, isType } of imports) {
    const to = text.startsWith('.') ? target : text;
    const refusal = mayImport(roomOf(file), roomOf(to), { isType, from: file, to });
    if (refusal) problems.push(`${file} imports ${text}: ${refusal}`);
  }
}
for (const circle of circlesOf(graph)) problems.push(`circle of imports:\n    ${circle.join('\n  → ')}`);

problems.push(...breaches(graph));
for (const file of graph.keys()) if (actsOnElements(file)) problems.push(...bareMarks(file, readFileSync(join(root, file), 'utf8')));

// What git ignores (pictures, caches) is no part of the house.
const kept = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
problems.push(...crowdedFolders(kept.split('\0').filter((file) => file && existsSync(join(root, file)))));

for (const problem of problems) console.error(`[boundaries] ${problem}`);
console.log(`boundaries: ${graph.size} files, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
