import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const REPO = path.resolve(import.meta.dirname, '../../../../..');

/** Everything a page of a list is registered in, with three pages. */
export const PAGE_FILES: readonly string[] = [
  'package.json',
  '.oxfmtrc.json',
  'console/package.json',
  'console/lingui.config.ts',
  'docs/declarations.md',
  'console/src/app/routes/pages.ts',
  'console/src/features/resource/form/choices/pickers.ts',
  'console/src/i18n/menu',
  'console/src/locales',
  'console/src/pages/dashboard',
  'console/src/pages/group',
  'console/src/pages/position',
  'console/e2e/screens/screens.e2e.ts',
  'kit/src/engines/language',
  'kit/src/locales',
  'openapi/servers/sandbox/seed/menu.ts',
  'openapi/servers/sandbox/resources/menu-targets',
  'openapi/servers/sandbox/resources/organization',
  'openapi/servers/sandbox/resources/page-dictionaries',
];

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
