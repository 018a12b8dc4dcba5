#!/usr/bin/env node
// Starts milepost on Node 24 or newer, whatever Node was at hand. Plain JavaScript that runs on Node 18.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const PARENT_LOOK_MS = 500;
const program = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'bin.ts');

/** The Node that `npm ci` brings, looked for in every node_modules upwards. */
function bundledNode() {
  const system = { linux: 'linux', win32: 'win', darwin: 'darwin' }[process.platform];
  const file = join('node_modules', `node-${system}-${process.arch}`, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  for (let folder = dirname(program); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, file))) return join(folder, file);
  return null;
}

function runOn(node) {
  const child = spawn(node, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both; the child ends by itself, and we end as it did.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npx hands no signal on: when its shell is gone, so are we, and the child with us.
  const parent = process.ppid;
  if (process.env.npm_command === 'exec') setInterval(() => process.ppid === parent || child.kill('SIGTERM'), PARENT_LOOK_MS).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}

const bundled = bundledNode();
if (Number(process.versions.node.split('.')[0]) >= NEEDED) await import('../src/bin.ts');
else if (bundled) runOn(bundled);
else {
  console.error(
    `[milepost] This is Node ${process.versions.node}, and milepost needs Node ${NEEDED} or newer for its database. ` +
      `Run "npm ci" in the project, which brings one, or install Node ${NEEDED}.`,
  );
  process.exit(3);
}
