import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { isMissingPackage } from '../../missingPackage.ts';
import { MOCK_PORT } from '../mock/input.ts';
import { SANDBOX_DATA, SANDBOX_PORT } from '../sandbox/input.ts';
import type { Facts, FolderFacts, PortFacts, ProjectState, WorkspaceFacts } from './facts.ts';
import { portFacts } from './ports.ts';
import { templateFacts } from './templates.ts';

/** Folder `npm start` keeps its data in. */
const START_DATA = '.milepost';

/** Ports of docs/doors.md. */
const PORTS: readonly (readonly [PortFacts['program'], number])[] = [
  ['sandbox', Number(SANDBOX_PORT)],
  ['console', 3000],
  ['mock', Number(MOCK_PORT)],
  ['stories', 6006],
];

/** Facts about a project and this computer. @param data absolute folder of kept data; those of a start where it is left out */
export async function gatherFacts(root: string, data: string | undefined): Promise<Facts> {
  const dataStateOf = await dataReader();
  const manifest = manifestOf(root);
  const folders = data === undefined ? usualFolders(root) : [data];
  return {
    node: process.versions.node,
    project: projectState(root),
    version: manifest.version,
    workspaces: workspacesOf(root, manifest.workspaces ?? []),
    templates: await templateFacts(root),
    ports: await Promise.all(PORTS.map(([program, port]) => portFacts(program, port))),
    folders: folders.map((folder) => ({ folder, state: dataStateOf(folder), ...spaceOf(folder) })),
  };
}

/** Reader of kept data; where its packages are not installed, one that reads nothing. */
async function dataReader(): Promise<(folder: string) => FolderFacts['state']> {
  try {
    return (await import('@milepost/openapi/servers/sandbox/data-state')).dataStateOf;
  } catch (error) {
    if (isMissingPackage(error)) return () => ({ kind: 'unread' });
    throw error;
  }
}

/** Folders in which `npm start` keeps its data, and in which "milepost sandbox start" does, once it has. */
function usualFolders(root: string): readonly string[] {
  const [start, sandbox] = [path.join(root, START_DATA), path.join(root, SANDBOX_DATA)];
  return existsSync(sandbox) ? [start, sandbox] : [start];
}

/** Answer of the scripts of the project: they have the rules, and a project has its own. */
function projectState(root: string): Facts['project'] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [path.join(root, 'scripts/state.mjs')], { encoding: 'utf8' });
  if (status !== 0) return { failure: `scripts/state.mjs did not run: ${stderr.trim().split('\n').at(-1) ?? ''}` };
  const state: ProjectState = JSON.parse(stdout);
  return state;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return manifest;
}

function workspacesOf(root: string, folders: readonly string[]): readonly WorkspaceFacts[] {
  const manifests = folders.map((folder) => manifestOf(path.join(root, folder)));
  const names = new Set(manifests.map(({ name }) => name));
  return manifests.map(({ name, version, dependencies, devDependencies }) => ({
    name,
    version,
    needs: Object.fromEntries(Object.entries({ ...dependencies, ...devDependencies }).filter(([other]) => names.has(other))),
  }));
}

/** Of a folder that is not there yet: of the nearest one above it, where it would be made. */
function spaceOf(folder: string): Pick<FolderFacts, 'canWrite' | 'freeBytes'> {
  let there = folder;
  while (!existsSync(there)) there = path.dirname(there);
  const { bavail, bsize } = statfsSync(there);
  return { canWrite: isWritable(there), freeBytes: bavail * bsize };
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
