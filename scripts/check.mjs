// `npm run check`: everything that can be said of the tree without running it; with `-- --changed` what a change here can affect.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFiles } from './checks/changes.mjs';
import { CHECKS, affectsAll, checksAfter } from './checks/checks.mjs';
import { node24, node24Env } from './node24.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Checks at a time: most of them use one core, and wait for the disk when they begin. */
const LANES = 2;
/** Silence after which a check says that it is still at work. */
const STILL_MS = 5_000;
const fileOf = (tool) => (tool === 'node' ? node24() : tool === 'npm' ? tool : join(root, 'node_modules/.bin', tool));

function run({ name, tool, args, count }) {
  const startedMs = Date.now();
  const tookText = () => `${((Date.now() - startedMs) / 1000).toFixed(1)} s`;
  console.log(`  ${name}${count ? ` of ${count} files` : ''} …`);
  return new Promise((resolve) => {
    // Compiler and linter clear up their memory half as often: a seventh of their time for half a gigabyte.
    const env = node24Env({ GOGC: '200', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' });
    const child = spawn(fileOf(tool), args, { cwd: root, env });
    const still = setInterval(() => console.log(`  ${name} … ${tookText()}`), STILL_MS);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('error', (error) => (said += String(error)));
    child.on('close', (code) => {
      clearInterval(still);
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${tookText()})`);
      if (code !== 0) console.log(said);
      resolve(code === 0);
    });
  });
}

/** The checks that are wanted, after a line that says why these. */
function wanted() {
  if (!process.argv.includes('--changed')) return CHECKS;
  const changed = changedFiles(root);
  const cause = affectsAll(changed);
  const checks = checksAfter(changed, (file) => existsSync(join(root, file)));
  console.log(
    cause
      ? `${changed.length} files changed, and ${cause} affects everything: the whole check`
      : `${changed.length} files changed: ${checks.length} of ${CHECKS.length} checks`,
  );
  return checks;
}

const startedMs = Date.now();
const checks = wanted();
const waiting = [...checks];
const results = [];
const begun = new Map();
const lane = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    await begun.get(check.needs);
    begun.set(check.name, run(check));
    results.push(await begun.get(check.name));
  }
};
await Promise.all(Array.from({ length: LANES }, lane));
const failed = results.filter((isGood) => !isGood).length;
console.log(`check: ${results.length - failed} passed, ${failed} failed in ${((Date.now() - startedMs) / 1000).toFixed(0)} s`);
process.exit(failed ? 1 : 0);
