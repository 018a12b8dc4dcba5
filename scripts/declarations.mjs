// `node scripts/node24.mjs scripts/declarations.mjs`: docs/declarations.md, the screens that are declarations with the lines of each,
// and what the engines take. With --check nothing is written: it fails where a declaration is missing there, has gone, or has
// grown by more than a few lines since, and where the middle one is longer than it may be.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const DOCUMENT = 'docs/declarations.md';
/** Most lines of the declaration in the middle. */
const MEDIAN_LINES = 80;
/** Lines a declaration may differ from what the document says: every word that is mended would change it. */
const OFF_BY_LINES = 20;
const ENGINES = ['kit/src/forms/{grammar,store,render,kinds}', 'kit/src/lists', 'console/src/features/resource'];
/** The page of areas before there were engines, at the last commit without them. */
const AREA_BEFORE = { files: 12, lines: 532 };

/** Lists of imports: one name a line where they are long. */
const IMPORTS = /^import [^;]*;\n/gm;

const sources = (pattern) =>
  globSync(`${pattern}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.(test|stories|css)\.|\/testing\//.test(file));
const textOf = (file) => readFileSync(join(root, file), 'utf8').trim();
const count = (text) => text.trim().split('\n').length;
const linesOf = (file) => count(textOf(file));
const medianOf = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const sum = (files) => files.reduce((total, file) => total + linesOf(file), 0);

/** Declarations by file: its lines, and those without its imports. */
function declarations() {
  return sources('console/src/pages')
    .filter((file) => /\bdefine(Resource|Settings)\(\{/.test(textOf(file)))
    .map((file) => ({ file, lines: linesOf(file), declared: count(textOf(file).replaceAll(IMPORTS, '')) }))
    .toSorted((a, b) => a.declared - b.declared || (a.file < b.file ? -1 : 1));
}

function page(found) {
  const [lines, declared] = [medianOf(found.map((one) => one.lines)), medianOf(found.map((one) => one.declared))];
  const engines = ENGINES.map((folder) => ({ folder, files: sources(folder) }));
  const area = sources('console/src/pages/area');
  return `# Declarations

Screens that are declarations, with their lines, comments and words of the screen included; \`node scripts/node24.mjs scripts/declarations.mjs\` makes this page. The one in the middle has ${declared} lines, ${lines} with its imports.

| Declaration | Lines | With imports |
| --- | --: | --: |
${found.map(({ file, lines: all, declared: own }) => `| \`${file}\` | ${own} | ${all} |`).join('\n')}

## What they stand on

| Engine | Files | Lines |
| --- | --: | --: |
${engines.map(({ folder, files }) => `| \`${folder}\` | ${files.length} | ${sum(files)} |`).join('\n')}

Without tests, stories and styles.

## A page before and after

\`console/src/pages/area\` without tests and styles: ${AREA_BEFORE.files} files and ${AREA_BEFORE.lines} lines before there were engines, ${area.length} files and ${sum(area)} lines now.
`;
}

/** Faults of the document and the declarations. */
function problemsOf(found) {
  const rows = readFileSync(join(root, DOCUMENT), 'utf8').matchAll(/^\| `(.+?)` +\| +(\d+) +\| +\d+ +\|$/gm);
  const listed = new Map([...rows].map(([, file, lines]) => [file, Number(lines)]));
  const off = found.filter(({ file, declared }) => Math.abs(declared - (listed.get(file) ?? -Infinity)) > OFF_BY_LINES);
  const gone = [...listed.keys()].filter((file) => file.startsWith('console/src/pages/') && !found.some((one) => one.file === file));
  const median = medianOf(found.map(({ declared }) => declared));
  return [
    ...[...off.map(({ file }) => file), ...gone].map(
      (file) => `${DOCUMENT} is not in step with ${file}. Run node scripts/node24.mjs scripts/declarations.mjs.`,
    ),
    ...(median > MEDIAN_LINES
      ? [`The declaration in the middle has ${median} lines, more than ${MEDIAN_LINES}. Let the engine say what they repeat.`]
      : []),
  ];
}

const found = declarations();
if (!process.argv.includes('--check')) writeFileSync(join(root, DOCUMENT), page(found));
const problems = problemsOf(found);
for (const problem of problems) console.error(`[declarations] ${problem}`);
console.log(`declarations: ${found.length}, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
