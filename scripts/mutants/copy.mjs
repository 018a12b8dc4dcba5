import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * A copy of the repository as it is now, in a temporary folder: path of it. Its `node_modules` has links to the installed packages,
 * but the packages of the workspace are those of the copy, so that a mutant there is what tests of any workspace load.
 * @param {string} root
 */
export function copyOf(root) {
  const copy = mkdtempSync(join(tmpdir(), 'milepost-mutants-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files)
    if (file && existsSync(join(root, file))) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
  const link = (path) => symlinkSync(join(root, path), join(copy, path), 'junction');
  mkdirSync(join(copy, 'node_modules/@milepost'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@milepost' || name === '.cache' || name.startsWith('.vi')) continue;
    link(`node_modules/${name}`);
  }
  for (const name of readdirSync(join(root, 'node_modules/@milepost')))
    symlinkSync(join(copy, name), join(copy, 'node_modules/@milepost', name), 'junction');
  for (const workspace of readdirSync(join(root, 'node_modules/@milepost')))
    if (existsSync(join(root, workspace, 'node_modules'))) link(`${workspace}/node_modules`);
  return copy;
}
