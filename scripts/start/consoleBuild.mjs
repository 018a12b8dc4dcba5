// Which state of its sources the built console is of. Runs on the bundled Node 24.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const stamp = join(root, '.cache/console-build');
export const dist = join(root, 'console/dist');

const SOURCES = [
  'package-lock.json',
  'scripts/{build.mjs,start/consoleBuild.mjs,vite/**/*}',
  'console/{index.html,*.ts,build/**/*,public/**/*,src/**/*,server/consoleConfig.ts}',
  'kit/{lingui.config.ts,src/**/*}',
  'openapi/{generated,src}/**/*.ts',
];
const isFile = (entry) => entry.isFile() && !/\.(test|stories|browser\.test)\.tsx?$/.test(entry.name);

/** Print of everything the console is built of. */
export function sourceHash() {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter(isFile)
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Print of the sources the console was built of last; empty where there is no build. */
export const builtHash = () => (existsSync(stamp) && existsSync(join(dist, 'index.html')) ? readFileSync(stamp, 'utf8') : '');
