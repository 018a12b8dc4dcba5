import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { buildOwn } from './ownApp.ts';
import { runTool } from './runTool.ts';
import { ejectAll } from './takeOver.ts';
import type { TakenOver } from './takeOver.ts';
import { packKit } from '../../scripts/pack-kit.mjs';

const repo = path.resolve(import.meta.dirname, '../..');

/** An application that knows the kit as a tarball only, built and served. */
export interface OutsideApp {
  readonly folder: string;
  readonly base: string;
  /** Path of the package that is installed here. */
  readonly tarball: string;
  readonly takenOver: TakenOver;
  readonly stop: () => void;
}

/** Packs the kit, installs it in a folder outside the workspace, checks the application's types, builds and serves it. */
export async function startOutsideApp(): Promise<OutsideApp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-outside-'));
  const tarball = await packKit();
  install(folder, tarball);
  const takenOver = ejectAll(folder);
  // The compiler uses one core, and needs nothing that is built.
  await Promise.all([
    runTool('typescript/bin/tsc', ['-p', folder, '--checkers', '1'], folder),
    runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], folder).then(() => buildOwn(folder)),
  ]);
  const server = createServer(sirv(path.join(folder, 'dist')));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    folder,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tarball,
    takenOver,
    stop() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Packages of the application itself, beside the kit and those the kit names. */
const OWN = ['@playwright/test', '@types/node', '@types/react', '@types/react-dom', 'typescript', 'vite'];

/** Packages the kit names are those installed here; one it uses and does not name is not there. */
function install(folder: string, tarball: string): void {
  cpSync(path.join(repo, 'kit/outside'), folder, { recursive: true });
  const modules = path.join(folder, 'node_modules');
  const kit = path.join(modules, '@milepost/kit');
  mkdirSync(kit, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', kit]);
  const {
    dependencies,
    peerDependencies,
  }: Record<string, Record<string, string>> = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8'));
  for (const name of new Set([...Object.keys(dependencies ?? {}), ...Object.keys(peerDependencies ?? {}), ...OWN])) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.join(repo, 'node_modules', name), path.join(modules, name));
  }
}
