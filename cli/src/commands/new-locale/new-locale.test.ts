import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isTestAll } from '../../../../scripts/testing/inTestAll.mjs';
import type { Io } from '../../io.ts';
import { diskFiles, findProject } from '../../workspace/index.ts';
import { undoCommand } from '../undo/index.ts';
import { newLocaleCommand } from './index.ts';
import type { NewLocaleFlags } from './input.ts';

const REPO = findProject(import.meta.dirname);
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
  'kit/src/primitives/aria-locale/ariaTexts.ts',
  'kit/src/widgets/emoji-picker/data/emoji.ts',
  'console/build/manualPage.ts',
];

/** A project with every place in which languages are listed. */
function project(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'milepost-new locale 语言-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const each of COPIED) cpSync(path.join(REPO, each), path.join(root, each), { recursive: true });
  return root;
}

const treeOf = (root: string): Record<string, string> =>
  Object.fromEntries(
    ['console', 'kit'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [path.relative(root, file), readFileSync(file, 'utf8')] as const),
    ),
  );
const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');
const silent: Io = { out: () => undefined, err: () => undefined, stopRequested: () => Promise.resolve() };
const worldOf = (root: string) => ({ cwd: path.join(root, 'console'), files: diskFiles, nowMs: () => 1 });

async function run(root: string, code: string, flags: NewLocaleFlags = {}) {
  const lines: string[] = [];
  await newLocaleCommand(code, flags, { ...silent, out: (text) => void lines.push(text) }, worldOf(root));
  return lines.join('\n');
}

describe('milepost new locale', () => {
  test('adds a catalogue beside each of English, every message in it and none translated, and lists the language; undo takes it back', async () => {
    const root = project();
    const before = treeOf(root);
    const facts = JSON.parse(await run(root, 'ptbr', { tag: 'pt-br', json: true }));
    expect(facts).toMatchObject({ status: 'written', locale: 'ptbr', tag: 'pt-BR', name: 'português (Brasil)' });
    const catalogues = Object.keys(before).filter((file) => file.endsWith('/en.po'));
    expect(catalogues).toHaveLength(5);
    const idsOf = (text: string) => text.match(/^msgid .*(\n".*")*/gm);
    for (const english of catalogues) {
      const made = read(root, english.replace('/en.po', '/ptbr.po'));
      expect(idsOf(made)).toEqual(idsOf(before[english] ?? ''));
      expect(made).toContain('"Language: ptbr\\n"');
      expect(made.match(/^msgstr "[^"]/gm)).toBeNull();
    }
    expect(read(root, 'kit/src/engines/language/languages.ts')).toContain(
      "  { code: 'en', tag: 'en', name: 'English' },\n  { code: 'ptbr', tag: 'pt-BR', name: 'português (Brasil)' },\n] as const",
    );
    expect(read(root, 'kit/lingui.config.ts')).toContain("locales: ['en', 'zh', 'zhtw', 'ptbr']");
    expect(read(root, 'console/lingui.config.ts')).toContain("locales: ['en', 'zh', 'zhtw', 'ptbr']");
    expect(read(root, 'console/src/i18n/locale.ts')).toContain("if (/^pt-BR\\b/i.test(language)) return 'ptbr';");
    const imports = read(root, 'console/src/i18n/catalogs.ts') + read(root, 'console/src/i18n/appCatalogs.ts');
    expect([...imports.matchAll(/import\('[^']*ptbr\.(?:po|ts)'\)/g)]).toHaveLength(6);
    // Every table that ships has something for the language: the result compiles.
    expect(read(root, 'kit/src/primitives/aria-locale/ariaTexts.ts')).toContain('  ptbr: corrected(shippedEn, EN),');
    expect(read(root, 'kit/src/widgets/emoji-picker/data/emoji.ts')).toContain('en: 4, ptbr: 4 }');
    expect(facts.holes).toContain('console/build/manualPage.ts');
    expect(undoCommand({}, silent, worldOf(root))).toBe(0);
    expect(treeOf(root)).toEqual(before);
  });

  test.each(isTestAll ? ['ja'] : [])('leaves a kit that compiles: %s', { timeout: 300_000 }, async (code) => {
    const root = project();
    for (const each of ['tsconfig.base.json', 'scripts/testing', 'kit'])
      cpSync(path.join(REPO, each), path.join(root, each), { recursive: true, filter: (from) => !/node_modules|\.cache/.test(from) });
    symlinkSync(path.join(REPO, 'node_modules'), path.join(root, 'node_modules'));
    await run(root, code);
    const tsc = path.join(REPO, 'node_modules/.bin/tsc');
    const { stdout } = spawnSync(tsc, ['-p', 'kit'], { cwd: root, encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  test('shows the plan and writes nothing', async () => {
    const root = project();
    const before = treeOf(root);
    expect(await run(root, 'ja', { dryRun: true })).toMatch(/Language "ja" \(ja, 日本語\): 6 new, 8 changed, \d+ messages to translate/);
    expect(await run(root, 'ja', { diff: true })).toContain("+  { code: 'ja', tag: 'ja', name: '日本語' },");
    expect(treeOf(root)).toEqual(before);
  });

  test.each([
    ['en', {}, /"en" is a language of the product already, beside zh and zhtw/],
    ['JA', {}, /"JA" is no code of a language here/],
    ['ja', { tag: 'j' }, /--tag is "j", which is no tag/],
    ['ja', { name: "a'b" }, /--name is empty or holds a quote/],
    ['qqq', {}, /Nobody here knows what "qqq" is called/],
  ])('%s with %j is refused, and nothing is written', async (code, flags, words) => {
    const root = project();
    const before = treeOf(root);
    await expect(run(root, code, flags)).rejects.toThrow(words);
    expect(treeOf(root)).toEqual(before);
  });
});
