// `npm run pack:kit`: the kit as an installable tarball in kit/dist: modules, types, style sheets, catalogues.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { node24Env } from './node24.mjs';
import { kitDoors } from './pack/doors.ts';
import { manifestOf } from './pack/manifest.ts';
import { withUndefined } from './pack/optionalMembers.ts';
import { writePlainMessages } from './pack/plainMessages.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const kit = join(root, 'kit');
const out = join(kit, 'dist/package');
/** Runs a tool to its end. @throws where it fails */
const run = async (tool, args, cwd = kit) => {
  const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: node24Env({ NODE_ENV: 'production' }),
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`[pack] ${tool} ${args.join(' ')} ended with ${code}, so there is no package · its messages are above`);
};

/** Tests, stories and what only they use stay at home, apart from what tests elsewhere may use. */
const isPublic = (file) =>
  !/\.(test|stories)(\.d)?\.tsx?$|(^|\/)examples\/|^testing\/(?!contract\/|contrast\.|memorySource\.|slowFeed\.)/.test(file);

function writeType(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Types are those that `tsc -b` has made; it leaves what it made of files that are gone. */
function copyTypes() {
  const types = join(kit, '.cache/types/src');
  const isThere = (file) => ['.ts', '.tsx'].some((ending) => existsSync(join(kit, 'src', file.replace(/\.d\.ts$/, ending))));
  for (const file of globSync('**/*.d.ts', { cwd: types }))
    if (isPublic(file) && isThere(file)) writeType(join(out, 'types', file), withUndefined(readFileSync(join(types, file), 'utf8'), 'dts'));
  const catalogue = "import type { Messages } from '@lingui/core';\nexport declare const messages: Messages;\n";
  for (const file of globSync('locales/*.js', { cwd: out })) writeFileSync(join(out, file.replace(/js$/, 'd.ts')), catalogue);
}

/** Sources that maps of the modules name. */
function copySources() {
  const sources = join(kit, 'src');
  for (const file of globSync('**/*.{ts,tsx}', { cwd: sources }).filter(isPublic)) cpSync(join(sources, file), join(out, 'src', file));
}

/** The program of the package, in one file: it runs where nothing of this repository is. */
async function bundleProgram() {
  await run('vite/bin/vite.js', ['build', '-c', 'vite.program.config.ts', '--logLevel', 'warn']);
  chmodSync(join(out, 'bin/milepost.mjs'), 0o755);
}

/** Builds and packs. @returns the path of the tarball */
export async function packKit() {
  // The compiler uses one core and writes elsewhere.
  await Promise.all([
    run('typescript/bin/tsc', ['-b', 'kit', '--checkers', '1'], root),
    run('vite/bin/vite.js', ['build', '-c', 'vite.pack.config.ts', '--logLevel', 'warn']).then(bundleProgram),
  ]);
  copyTypes();
  copySources();
  await writePlainMessages(out, kitDoors());
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE.md']) cpSync(join(kit, file), join(out, file));
  cpSync(join(kit, 'docs/hooks'), join(out, 'docs/hooks'), { recursive: true });
  cpSync(join(kit, 'outside'), join(out, 'example'), { recursive: true });
  writeFileSync(
    join(out, 'package.json'),
    `${JSON.stringify(manifestOf(JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')), kitDoors()), null, 2)}\n`,
  );
  const said = execFileSync('npm', ['pack', '--json', '--pack-destination', join(kit, 'dist')], {
    cwd: out,
    encoding: 'utf8',
    env: node24Env({}),
  });
  return join(kit, 'dist', JSON.parse(said)[0].filename);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await packKit());
