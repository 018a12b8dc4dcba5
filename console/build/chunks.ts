import { existsSync } from 'node:fs';
import path from 'node:path';

type Test = (id: string) => boolean;

/**
 * True for these modules. A group of the bundler with this test takes along all they import statically, at any depth and only
 * what is used of it; what an earlier group has stays there, and what is imported on demand comes apart.
 * @throws when there is no such file, as the first page would come in pieces without anybody noticing
 */
export function modules(repo: string, ...files: readonly string[]): Test {
  const ids = files.map((file) => path.join(repo, file));
  const gone = ids.find((id) => !existsSync(id));
  if (gone !== undefined) throw new Error(`[chunks] There is no ${gone}, so what it imports would come in pieces · name where it is now.`);
  return (id) => ids.includes(id);
}

/** True for what is in these packages. */
export function packages(...names: readonly string[]): Test {
  const folders = names.map((name) => `/node_modules/${name}/`);
  return (id) => folders.some((folder) => id.includes(folder));
}
