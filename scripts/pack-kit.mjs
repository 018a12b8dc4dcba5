// `npm run pack:kit`: the kit as an installable tarball in kit/dist: modules, types, one style sheet, catalogues.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { node24Env } from './node24.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const kit = join(root, 'kit');
const out = join(kit, 'dist/package');
const run = (tool, args, cwd = kit) =>
  execFileSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: node24Env({ NODE_ENV: 'production' }),
  });

/** Types are those that `tsc -b` has made; tests, stories and what only they use stay at home, apart from what tests elsewhere may use. */
function copyTypes() {
  run('typescript/bin/tsc', ['-b', 'kit', '--checkers', '1'], root);
  const types = join(kit, '.cache/types/src');
  const isPublic = (file) =>
    !/\.(test|stories)\.d\.ts$|(^|\/)examples\/|^testing\/(?!contract\/|contrast\.|memorySource\.|slowFeed\.)/.test(file);
  for (const file of globSync('**/*.d.ts', { cwd: types }).filter(isPublic)) cpSync(join(types, file), join(out, 'types', file));
  const catalogue = "import type { Messages } from '@lingui/core';\nexport declare const messages: Messages;\n";
  for (const file of globSync('locales/*.js', { cwd: out })) writeFileSync(join(out, file.replace(/js$/, 'd.ts')), catalogue);
}

/** The door of a source file in the package. */
function doorOf(source) {
  const name = source.replace(/^\.\/src\//, '').replace(/(\.css)?\.(ts|po)$/, '');
  const types = source.endsWith('.po') ? {} : { types: `./types/${source.slice('./src/'.length).replace(/\.ts$/, '.d.ts')}` };
  return { ...types, default: `./${name}.js` };
}

/** Content of the package.json, from the workspace's own, for people outside: built files, and React as theirs. */
function manifest() {
  const { name, version, description, license, type, exports, dependencies } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
  const { react, 'react-dom': reactDom, '@lingui/core': linguiCore, '@lingui/react': lingui, ...rest } = dependencies;
  // Styles are a file by now.
  const { '@vanilla-extract/css': _, ...own } = rest;
  const isInside = (door) => door === './testing' || door === './testing/pairwise' || door.startsWith('./locales');
  const doors = Object.entries(exports)
    .filter(([door]) => !isInside(door))
    .map(([door, source]) => [door, doorOf(source)]);
  return {
    name,
    version,
    description,
    license: license ?? 'SEE LICENSE IN LICENSE.md',
    type,
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(doors),
      './locales/*': { types: './locales/*.d.ts', default: './locales/*.js' },
      './styles.css': './styles.css',
    },
    dependencies: own,
    peerDependencies: ranges({ '@lingui/core': linguiCore, '@lingui/react': lingui, react, 'react-dom': reactDom }),
  };
}

/** Versions the application brings: any version that promises to fit the one that was tested. */
const ranges = (versions) => Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]));

/** Builds and packs. @returns the path of the tarball */
export function packKit() {
  run('vite/bin/vite.js', ['build', '-c', 'vite.pack.config.ts', '--logLevel', 'warn']);
  mkdirSync(out, { recursive: true });
  copyTypes();
  for (const file of ['README.md', 'LICENSE.md']) cpSync(join(kit, file), join(out, file));
  cpSync(join(kit, 'outside'), join(out, 'example'), { recursive: true });
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  const said = execFileSync('npm', ['pack', '--json', '--pack-destination', join(kit, 'dist')], {
    cwd: out,
    encoding: 'utf8',
    env: node24Env({}),
  });
  return join(kit, 'dist', JSON.parse(said)[0].filename);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(packKit());
