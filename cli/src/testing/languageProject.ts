import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Io } from '../io.ts';
import { diskFiles, findProject, type World } from '../workspace/index.ts';

const REPO = findProject(import.meta.dirname);
/** Every place in which languages are listed or have words of their own. */
const COPIED = [
  'package.json',
  '.oxfmtrc.json',
  'console/lingui.config.ts',
  'console/src/i18n',
  'console/src/locales',
  'console/src/login/locales',
  'console/src/lock/locales',
  'kit/lingui.config.ts',
  'kit/src/locales',
  'kit/src/engines/language',
  'openapi/servers/sandbox/sentences',
];

/** A project of the test's own with everything that knows languages; it is gone after the test. */
export function languageProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'milepost-languages 语言-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const each of COPIED) cpSync(path.join(REPO, each), path.join(root, each), { recursive: true });
  symlinkSync(path.join(REPO, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

/** Texts of all files of a project, by path. */
export const treeOf = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['console', 'kit', 'openapi'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [path.relative(root, file), readFileSync(file, 'utf8')] as const),
    ),
  );

let runs = 0;
/** World of a command that runs in the project; every run is later than the one before. */
export const worldOf = (root: string): World => ({ cwd: root, files: diskFiles, nowMs: () => (runs += 1) });

/** Words of a command, and its exit code. @throws what the command throws */
export async function heard(run: (io: Io) => number | Promise<number>): Promise<{ readonly said: string; readonly exitCode: number }> {
  const lines: string[] = [];
  const exitCode = await run({ out: (text) => void lines.push(text), err: () => undefined, stopRequested: () => Promise.resolve() });
  return { said: lines.join('\n'), exitCode };
}
