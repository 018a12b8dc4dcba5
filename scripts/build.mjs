// Builds the console once per state of the sources. Runs on the bundled Node 24.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, '.cache/console-build');
const dist = join(root, 'console/dist');

const SOURCES = [
  'package-lock.json',
  'scripts/{build.mjs,vite/**/*}',
  'console/{index.html,*.ts,build/**/*,public/**/*,src/**/*,server/consoleConfig.ts}',
  'kit/{lingui.config.ts,src/**/*}',
  'openapi/{generated,src}/**/*.ts',
];
const isFile = (entry) => entry.isFile() && !/\.(test|stories|browser\.test)\.tsx?$/.test(entry.name);

function sourceHash() {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter(isFile)
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Brotli beside every text file, so that the server never compresses while somebody waits. */
function compress() {
  for (const entry of globSync('**/*.{js,css,html,svg,json}', { cwd: dist, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  }
}

const wanted = sourceHash();
const built = existsSync(stamp) && existsSync(join(dist, 'index.html')) ? readFileSync(stamp, 'utf8') : '';
if (built !== wanted) {
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'console'),
    stdio: 'inherit',
    // Whatever the shell says: React would bring its development half along.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  compress();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  console.log('console built');
}
