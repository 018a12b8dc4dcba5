// What was changed here: since this branch left the one it is delivered to, committed or not.
import { execFileSync } from 'node:child_process';

const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The commit that changes count from: where this branch left its upstream, or else main; the last commit where there is neither. */
export function baseCommit(root) {
  for (const ref of ['@{upstream}', 'origin/main', 'main'])
    try {
      return git(root, 'merge-base', 'HEAD', ref).trim();
    } catch {
      // There is no such branch: the next one.
    }
  return 'HEAD';
}

/** Paths that were changed, made or taken away since that commit, those git does not know yet included; a moved file is both. */
export function changedFiles(root, base = baseCommit(root)) {
  const known = git(root, 'diff', '--name-only', '--no-renames', base);
  const unknown = git(root, 'ls-files', '--others', '--exclude-standard');
  return [...new Set(`${known}${unknown}`.split('\n').filter(Boolean))].toSorted();
}

/** The text of a file in that commit; empty where it was not there. */
export function textAt(root, base, file) {
  try {
    return git(root, 'show', `${base}:${file}`);
  } catch {
    return '';
  }
}
