// Runs a script on the Node that the lock file brings (24), whatever Node started us.
// Plain JavaScript: this file must run on Node 20.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenNpmEnds } from './start/whenNpmEnds.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Path of the Node that the lock brings; null where it brings none. */
export function bundledNode() {
  const name = { linux: 'linux', win32: 'win' }[process.platform];
  const file = join(root, 'node_modules', `node-${name}-${process.arch}`, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return name && existsSync(file) ? file : null;
}

/** Path of a Node ≥ 24: the bundled one, or the running one where it is new enough. */
export function node24() {
  const bundled = bundledNode();
  if (bundled) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    `[scripts] No Node 24 for ${process.platform}-${process.arch}: Milepost needs it for its database. ` +
      `Run "npm ci", or install Node 24 or newer and start again with it.`,
  );
}

/** Environment in which `node` and local tools mean the bundled ones. */
export function node24Env(extra = {}) {
  const bins = [dirname(node24()), join(root, 'node_modules', '.bin')].join(process.platform === 'win32' ? ';' : ':');
  return { ...process.env, PATH: `${bins}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`, ...extra };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const child = spawn(node24(), process.argv.slice(2), { stdio: 'inherit', env: node24Env() });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  whenNpmEnds(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
