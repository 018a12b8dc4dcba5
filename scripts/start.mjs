// `npm start`: installs, builds, starts the sandbox API and the console. Plain JavaScript that runs on Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { differingPackages } from './start/installed.mjs';
import { takenPort } from './start/portsTaken.mjs';
import { NOTHING_KEPT, readOptions, reportSettings, stop } from './start/startOptions.mjs';
import { whenNpmEnds } from './start/whenNpmEnds.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
function prepareData(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    stop(`[start] The data folder ${folder} cannot be written (${error.code}), so nothing could be kept. Choose another with --data DIR.`);
  }
}

function install() {
  if (differingPackages().length === 0) return;
  console.log('installing packages …');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('[start] npm ci failed, so there is nothing to run. Read its message above, then start again.');
}

const { apiPort, consolePort, data, isDev } = readOptions();
if (data !== NOTHING_KEPT) prepareData(data);
const taken = await takenPort([
  { flag: '--api-port', port: apiPort, what: 'the sandbox' },
  { flag: '--console-port', port: consolePort, what: 'the console' },
]);
if (taken !== null) stop(taken);
install();
const { node24, node24Env } = await import('./node24.mjs');
const node = node24();
const apiUrl = `http://127.0.0.1:${apiPort}`;
const env = node24Env({ MILEPOST_API_URL: apiUrl, ...reportSettings(apiUrl) });
if (!isDev && spawnSync(node, [join(root, 'scripts/build.mjs')], { stdio: 'inherit', env }).status !== 0)
  stop('[start] The console did not build. Read the message above.');

// Children stay in this process group: Ctrl-C, or a kill of the group, reaches them too.
const run = (...args) => spawn(node, args, { cwd: root, stdio: 'inherit', env });
const vite = [
  'node_modules/vite/bin/vite.js',
  '--config',
  'console/vite.config.ts',
  '--host',
  '127.0.0.1',
  '--port',
  consolePort,
  '--strictPort',
];
const children = [
  // The console's server passes calls on and says who has asked.
  run(
    'openapi/servers/sandbox/main.ts',
    '--port',
    apiPort,
    '--data',
    data,
    '--trust-proxy',
    '127.0.0.1',
    ...(isDev ? ['--validate', '--follow-pages'] : []),
  ),
  isDev
    ? run(...vite)
    : run('console/server/main.ts', '--port', consolePort, '--api-url', apiUrl, '--access-log', process.env.MILEPOST_ACCESS_LOG ?? 'false'),
];
let isStopping = false;
const stopAll = (code) => {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(0));
whenNpmEnds(() => stopAll(0));
for (const child of children) child.on('exit', (code) => stopAll(code ?? 1));
