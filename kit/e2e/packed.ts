import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const repo = path.resolve(import.meta.dirname, '../..');

/** The package as it lies in the modules of an application. */
const kitIn = (folder: string) => path.join(folder, 'node_modules/@milepost/kit');

type Exports = Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;

/** Every door an application can name, patterns written out; those that lead to no file under `broken`. */
export function doorsOfPackage(folder: string): { readonly modules: string[]; readonly sheets: string[]; readonly broken: string[] } {
  const kit = kitIn(folder);
  const { exports }: { exports: Exports } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8'));
  const found = { modules: [] as string[], sheets: [] as string[], broken: [] as string[] };
  for (const [door, target] of Object.entries(exports)) {
    const file = typeof target === 'string' ? target : target.default;
    const [before = '', after] = file.split('*');
    const files = globSync(after !== undefined && file.endsWith('.css') ? `${before}**/*${after}` : file, { cwd: kit }).map(
      (one) => `./${one}`,
    );
    if (!files.length) found.broken.push(`${door} leads to ${file}, and there is no such file`);
    for (const one of files) {
      const middle = after === undefined ? '' : one.slice(before.length, one.length - after.length);
      const name = door.replace('*', middle).slice(2);
      (one.endsWith('.css') ? found.sheets : found.modules).push(name);
      const types = typeof target === 'string' ? undefined : target.types.replace('*', middle);
      if (types !== undefined && !globSync(types, { cwd: kit }).length)
        found.broken.push(`${name} has its types in ${types}, which is not there`);
    }
  }
  found.modules = found.modules.filter((name) => name !== 'package.json');
  return found;
}

/** Options of the strictest application: packages are checked, and a member that is left out is not one that is undefined. */
const STRICTEST = {
  target: 'es2023',
  lib: ['es2023', 'esnext.disposable', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: false,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
};

/** Faults the compiler finds in the types of every door, read as an application reads them. */
export function typeProblems(folder: string, moduleResolution: 'bundler' | 'nodenext'): string {
  const doors = doorsOfPackage(folder).modules;
  const imports = doors.map((door, at) => `import * as door${at} from '@milepost/kit/${door}';\n`).join('');
  writeFileSync(path.join(folder, 'every.ts'), `${imports}export const every = [${doors.map((_, at) => `door${at}`).join(', ')}];\n`);
  const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext';
  return compiled(folder, 'every.json', {
    compilerOptions: { ...STRICTEST, module, moduleResolution, types: ['node'] },
    files: ['every.ts'],
  });
}

/** Blocks of code of a page: the name in the line above, the ending, the code. */
const BLOCK = /(?:^`([\w.]+)`\n\n)?^ *```(tsx?)\n([^]*?)^ *```/gm;

/** Link to the page that has a file of an example. */
const OTHER = /^`(\w+)` is the example of \[([\w-]+)\]/gm;

/** Examples of a page: its files by their names, and the pages that have others. */
interface ExamplePage {
  readonly files: ReadonlyMap<string, string>;
  readonly others: ReadonlyMap<string, string>;
}

/** Faults the compiler finds in the examples of the package: those of its README, and of each page, as they stand. */
export function exampleProblems(folder: string): string {
  const pages = new Map<string, ExamplePage>();
  for (const page of ['README.md', ...globSync('docs/hooks/*.md', { cwd: kitIn(folder) })]) {
    const door = path.basename(page, '.md');
    const text = readFileSync(path.join(kitIn(folder), page), 'utf8');
    const files = [...text.matchAll(BLOCK)].map(([, name, ending, code = ''], at): [string, string] => [
      name ?? `${door}-${at}.${ending}`,
      code,
    ]);
    pages.set(door, { files: new Map(files), others: new Map([...text.matchAll(OTHER)].map(([, name = '', of = '']) => [name, of])) });
  }
  for (const [door, page] of pages) {
    const examples = path.join(folder, 'examples', door);
    mkdirSync(examples, { recursive: true });
    for (const [name, code] of withImported(page, pages)) writeFileSync(path.join(examples, name), `${code}\nexport {};\n`);
  }
  const bundled = { module: 'esnext', moduleResolution: 'bundler', types: ['node', 'vite/client'] };
  return compiled(folder, 'examples.json', { compilerOptions: { ...STRICTEST, ...bundled }, include: ['examples'] });
}

/** Files of a page, with those of the pages it links that they import. */
function withImported(own: ExamplePage, pages: ReadonlyMap<string, ExamplePage>): ReadonlyMap<string, string> {
  const files = new Map(own.files);
  const add = (code: string, near: ExamplePage) => {
    for (const [, name = ''] of code.matchAll(/from '\.\/(\w+)'/g)) {
      const fileIn = (all?: ReadonlyMap<string, string>) => [...(all ?? [])].find(([file]) => path.parse(file).name === name);
      const page = fileIn(near.files) ? near : pages.get(near.others.get(name) ?? '');
      const found = fileIn(page?.files);
      if (!page || !found || fileIn(files)) continue;
      files.set(...found);
      add(found[1], page);
    }
  };
  for (const code of own.files.values()) add(code, own);
  return files;
}

/** Words of the compiler about a project; nothing where all is well. */
function compiled(folder: string, project: string, settings: object): string {
  writeFileSync(path.join(folder, project), JSON.stringify(settings));
  const { status, stdout, stderr } = run('node_modules/typescript/bin/tsc', ['-p', project, '--checkers', '1'], folder);
  return status === 0 ? '' : `${stdout}${stderr}` || 'The compiler ended without a word.';
}

/** Imports every door without a page, under a global object that takes no new member. */
const BARE = `
Object.freeze(globalThis);
const before = new Set(Reflect.ownKeys(globalThis));
for (const door of process.argv.slice(2))
  try { await import('@milepost/kit/' + door); } catch (error) { console.log(door + ': ' + error.message); }
for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) console.log('defined: ' + String(key));
console.log('end');
`;

/** Faults of doors that are imported where there is no page, one in a line. */
export function bareProblems(folder: string): string[] {
  writeFileSync(path.join(folder, 'bare.mjs'), BARE);
  const { stdout, stderr } = run(path.join(folder, 'bare.mjs'), doorsOfPackage(folder).modules, folder);
  const said = stdout.trim().split('\n');
  return said.at(-1) === 'end' ? said.slice(0, -1) : [...said, stderr];
}

/** Paths of all files of the package. */
export const filesOfPackage = (folder: string): string[] => globSync('**/*', { cwd: kitIn(folder) });

function run(script: string, args: readonly string[], cwd: string) {
  return spawnSync(process.execPath, [path.resolve(repo, script), ...args], { cwd, encoding: 'utf8' });
}
