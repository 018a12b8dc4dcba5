import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const REPO = path.resolve(import.meta.dirname, '../../../../..');

/** A project of its own with some files and folders of this one, gone after the test. Its address has a space and Chinese in it. */
export function copiedProject(copied: readonly string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'milepost-new page 页面-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const each of copied) cpSync(path.join(REPO, each), path.join(root, each), { recursive: true });
  symlinkSync(path.join(REPO, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

/** Files a command could touch, by their paths. @param folders those that are looked through */
export const treeOf = (root: string, folders = ['console', 'openapi/servers']): Record<string, string> =>
  Object.fromEntries(
    folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [path.relative(root, file), readFileSync(file, 'utf8')] as const),
    ),
  );
