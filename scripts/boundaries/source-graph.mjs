// Who imports whom in the whole repository, types and parts fetched on demand included.
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'vite';

const WORKSPACES = 'openapi,kit,console,cli,contract-tests';
/** Templates of the CLI are texts with gaps, no modules. */
const IGNORED = /\/node_modules\/|\/dist\/|\/\.cache\/|^\/cli\/templates\//;

/**
 * Every module text that a source names. `import()` counts like any other: a part that is fetched on demand and imports
 * the one that fetches it can be neither read nor tested alone, and it needs what both use, which has a place below both.
 */
function importsOf(text, lang) {
  const found = [];
  const walk = (node) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(walk);
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && node.source)
      found.push({ text: node.source.value, isType: node.importKind === 'type' || node.exportKind === 'type' });
    if (/^(ImportExpression|TSImportType)$/.test(node.type) && typeof node.source?.value === 'string')
      found.push({ text: node.source.value, isType: node.type === 'TSImportType' });
    for (const value of Object.values(node)) walk(value);
  };
  walk(parseAst(text, { lang }).body);
  return found;
}

/** The file behind a workspace's door by its `exports`, the most exact pattern first; null where there is none. */
function behindDoor(doors, text) {
  const [, workspace, rest] = /^@milepost\/([^/]+)(.*)$/.exec(text) ?? [];
  const entries = Object.entries(doors[workspace] ?? {}).toSorted(([a], [b]) => b.length - a.length);
  for (const [door, file] of entries) {
    const [before, after] = door.split('*');
    const wanted = `.${rest}`;
    if (after === undefined ? wanted !== door : !wanted.startsWith(before) || !wanted.endsWith(after)) continue;
    const middle = after === undefined ? '' : wanted.slice(before.length, wanted.length - after.length);
    return posix.join(workspace, file.replace('*', middle));
  }
  return null;
}

/**
 * For each source file below `root` what it imports, in the order of the text: `text` as it is written, `target` the path
 * behind it (null for packages), `isType` whether only types.
 */
export function sourceGraph(root) {
  const doors = {};
  for (const file of globSync(`{${WORKSPACES}}/package.json`, { cwd: root }))
    doors[file.split(/[\\/]/)[0]] = JSON.parse(readFileSync(join(root, file), 'utf8')).exports;
  const graph = new Map();
  const files = globSync(`{${WORKSPACES},scripts}/**/*.{ts,tsx,mjs}`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  for (const file of files.filter((one) => !IGNORED.test(`/${one}`)).toSorted()) {
    const imports = importsOf(readFileSync(join(root, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts');
    const behind = (text) => (text.startsWith('.') ? posix.join(posix.dirname(file), text.replace(/\?.*$/, '')) : behindDoor(doors, text));
    graph.set(
      file,
      imports.map((one) => ({ ...one, target: behind(one.text) })),
    );
  }
  return graph;
}
