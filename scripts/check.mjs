// `npm run check`: everything that can be said of the tree without running it.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node24, node24Env } from './node24.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const node = node24();
const bin = (name) => join(root, 'node_modules/.bin', name);

const CHECKS = [
  ['format', bin('oxfmt'), ['--check', '.']],
  ['lint', bin('oxlint'), ['--type-aware']],
  ['types', bin('tsc'), ['-b']],
  ['boundaries', node, ['scripts/check-boundaries.mjs']],
  ['generated', node, ['openapi/codegen/generate.ts', '--check']],
  ['description', join(root, 'node_modules/.bin/redocly'), ['lint', '--config', 'openapi/redocly.yaml', 'openapi/spec/openapi.yaml']],
  ['socket', join(root, 'node_modules/.bin/redocly'), ['lint', '--config', 'openapi/redocly.yaml', 'openapi/spec/socket/asyncapi.yaml']],
  ['messages', node, ['scripts/check-messages.mjs']],
  ['readings', node, ['scripts/check-readings.mjs']],
  ['docs', node, ['scripts/check-docs.mjs']],
  ['names', node, ['scripts/check-names.mjs']],
  ['lock', 'npm', ['ci', '--dry-run', '--loglevel=error']],
];

function run([name, file, args]) {
  const startedMs = Date.now();
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env: node24Env({ REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }) });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('error', (error) => resolve({ name, isGood: false, said: String(error) }));
    child.on('exit', (code) => {
      const isGood = code === 0;
      console.log(`${isGood ? '✓' : '✗'} ${name} (${((Date.now() - startedMs) / 1000).toFixed(1)} s)`);
      if (!isGood) console.log(said);
      resolve({ name, isGood });
    });
  });
}

const results = [];
for (const check of CHECKS) results.push(await run(check));
const failed = results.filter(({ isGood }) => !isGood).length;
console.log(`check: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
