// Whether npm has installed what the lock names. Plain JavaScript that runs on Node 20.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Packages that are not installed as the lock names them, as paths in it; packages of other platforms may be missing.
 * @returns {string[]}
 */
export function differingPackages() {
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = join(root, 'node_modules/.package-lock.json');
  const present = existsSync(installed) ? packages(installed) : {};
  return Object.entries(packages(join(root, 'package-lock.json'))).flatMap(([path, { version, optional, devOptional, link }]) =>
    path === '' || optional || devOptional || (path in present && (link || present[path].version === version)) ? [] : [path],
  );
}
