// Who may import whom (docs/house.md): workspaces, rooms inside them, doors, circles, folder names.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { mayImport, roomOf } from './boundaries.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const IGNORED = /node_modules|\/dist\/|\/\.cache\/|\/generated\/|\/templates\//;
const BANNED_FOLDERS = /(^|\/)(utils|helpers|common|misc)(\/|$)/;

/** Every module text `import`, `export … from` and `import()` names, with whether it is loaded at run time. */
function importsOf(file) {
  const found = [];
  const walk = (node) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(walk);
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && node.source)
      found.push({ text: node.source.value, isType: node.importKind === 'type' || node.exportKind === 'type', isLazy: false });
    if (node.type === 'ImportExpression' && typeof node.source?.value === 'string')
      found.push({ text: node.source.value, isType: false, isLazy: true });
    for (const value of Object.values(node)) walk(value);
  };
  walk(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body);
  return found;
}

const files = globSync('{openapi,kit,console,cli,contract-tests,scripts}/**/*.{ts,tsx,mjs}', { cwd: root })
  .filter((file) => !IGNORED.test(`/${file}`))
  .toSorted();
const problems = [];
const graph = new Map();
for (const file of files) {
  if (BANNED_FOLDERS.test(dirname(file)))
    problems.push(`${file}: a folder must be named after its subject, not utils, helpers, common or misc.`);
  const edges = [];
  for (const { text, isType, isLazy } of importsOf(join(root, file))) {
    const target = text.startsWith('.') ? relative(root, resolve(root, dirname(file), text.replace(/\?.*$/, ''))) : text;
    const refusal = mayImport(roomOf(file), roomOf(target), { isType, from: file, to: target });
    if (refusal) problems.push(`${file} imports ${text}: ${refusal}`);
    if (text.startsWith('.') && !isType && !isLazy) edges.push(target);
  }
  graph.set(file, edges);
}

const state = new Map();
function visit(file, path) {
  if (state.get(file) === 'done' || !graph.has(file)) return;
  if (state.get(file) === 'open') return void problems.push(`circle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`);
  state.set(file, 'open');
  for (const next of graph.get(file)) visit(next, [...path, file]);
  state.set(file, 'done');
}
for (const file of graph.keys()) visit(file, []);

for (const problem of problems) console.error(`[boundaries] ${problem}`);
console.log(`boundaries: ${files.length} files, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
