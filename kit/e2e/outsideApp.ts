import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { packKit } from '../../scripts/pack-kit.mjs';

const repo = path.resolve(import.meta.dirname, '../..');

/** An application that knows the kit as a tarball only, built and served. */
export interface OutsideApp {
  readonly folder: string;
  readonly base: string;
  /** Faults of the packed kit: doors that lead nowhere. */
  readonly brokenDoors: readonly string[];
  readonly stop: () => void;
}

/** Packs the kit, installs it in a folder outside the workspace, checks the application's types, builds and serves it. */
export async function startOutsideApp(): Promise<OutsideApp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-outside-'));
  const kit = install(folder, packKit());
  run('typescript/bin/tsc', ['-p', folder, '--checkers', '1'], folder);
  run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], folder);
  const server = createServer(sirv(path.join(folder, 'dist')));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    folder,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    brokenDoors: brokenDoorsOf(kit),
    stop() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Every other package is the one installed here. @returns the folder of the kit */
function install(folder: string, tarball: string): string {
  cpSync(path.join(repo, 'kit/outside'), folder, { recursive: true });
  const modules = path.join(folder, 'node_modules');
  const kit = path.join(modules, '@milepost/kit');
  mkdirSync(kit, { recursive: true });
  for (const name of readdirSync(path.join(repo, 'node_modules')))
    if (name !== '@milepost' && !name.startsWith('.')) symlinkSync(path.join(repo, 'node_modules', name), path.join(modules, name));
  execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', kit]);
  return kit;
}

function run(tool: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(repo, 'node_modules', tool), ...args], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${tool} ${args.join(' ')} fails outside the workspace:\n${stdout}${stderr}`);
}

function brokenDoorsOf(kit: string): string[] {
  const { exports }: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
    readFileSync(path.join(kit, 'package.json'), 'utf8'),
  );
  return Object.entries(exports)
    .filter(([door]) => !door.includes('*'))
    .flatMap(([door, target]) => Object.values(typeof target === 'string' ? { target } : target).map((file) => [door, file] as const))
    .filter(([, file]) => !existsSync(path.join(kit, file)))
    .map(([door, file]) => `${door} leads to ${file}, which is not there`);
}
