// Builds the console once per state of the sources. Runs on the bundled Node 24.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { builtHash, dist, sourceHash, stamp } from './start/consoleBuild.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

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
if (builtHash() !== wanted) {
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
