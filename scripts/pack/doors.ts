import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One door of the built kit: how it is imported, its source, and its built module without ending. */
export interface Door {
  readonly name: string;
  readonly source: string;
  readonly entry: string;
}

type Exports = Readonly<Record<string, string>>;

/** Doors of the workspace alone: what its own tests share. */
const INSIDE: ReadonlySet<string> = new Set(['./testing', './testing/pairwise', './testing/transcripts']);
/** Patterns that wait for their first file; once there is one the pattern is taken out here, and from then on has to match. */
const WAITING: ReadonlySet<string> = new Set();
/** Files that are doors wherever they lie. */
const ALWAYS_DOORS = 'src/{primitives,widgets,forms,lists}/*/{headless,messages}.ts';

const kitFolder = path.resolve(import.meta.dirname, '../../kit');

/** Doors of `exports` that the package has too. */
export const packedExports = (exports: Exports): Exports =>
  Object.fromEntries(Object.entries(exports).filter(([door]) => !INSIDE.has(door)));

/** Path of the built module of a source, without ending. */
export const entryOf = (source: string): string => source.replace(/^\.\/src\//, '').replace(/(\.css)?\.(ts|po)$/, '');

/** Every door behind one entry of `exports`. */
function behind(door: string, source: string, files: readonly string[]): Door[] {
  const [before = '', after] = source.split('*');
  const found = after === undefined ? files.filter((file) => file === source) : files.filter((file) => isBetween(file, before, after));
  return found.map((file) => ({
    name: after === undefined ? door : door.replace('*', file.slice(before.length, file.length - after.length)),
    source: file,
    entry: entryOf(file),
  }));
}

function isBetween(file: string, before: string, after: string): boolean {
  const middle = file.slice(before.length, file.length - after.length);
  return file.startsWith(before) && file.endsWith(after) && middle.length > 0 && !middle.includes('/');
}

/**
 * Every door that `exports` opens, the files given. Throws with each entry that leads nowhere, each pattern that need not wait
 * any more, and each file that ought to be a door and is none.
 */
export function doorsOf(exports: Exports, files: readonly string[], waiting: ReadonlySet<string> = WAITING): Door[] {
  const problems: string[] = [];
  const doors = Object.entries(packedExports(exports)).flatMap(([door, source]) => {
    const found = behind(door, source, files);
    if (!found.length && !waiting.has(door)) problems.push(`${door} leads to ${source}, and there is no such file`);
    if (found.length && waiting.has(door)) problems.push(`${door} has its first file: take it out of WAITING in scripts/pack/doors.ts`);
    return found;
  });
  const open = new Set(doors.map(({ source }) => source));
  for (const file of files) if (isAlwaysDoor(file) && !open.has(file)) problems.push(`${file} is behind no door of kit/package.json`);
  if (problems.length) throw new Error(`[pack] Doors of the kit:\n  ${problems.join('\n  ')}`);
  return doors;
}

const isAlwaysDoor = (file: string) => path.matchesGlob(file, `./${ALWAYS_DOORS}`);

/** Every door of the kit in this repository. */
export function kitDoors(): Door[] {
  const { exports }: { exports: Exports } = JSON.parse(readFileSync(path.join(kitFolder, 'package.json'), 'utf8'));
  const files = globSync('src/**/*.{ts,po}', { cwd: kitFolder }).map((file) => `./${file.replaceAll('\\', '/')}`);
  return doorsOf(exports, files.toSorted());
}
