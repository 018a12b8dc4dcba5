import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { heard, languageProject, treeOf, worldOf } from '../../testing/languageProject.ts';
import { removeLocaleCommand } from '../remove-locale/index.ts';
import { undoCommand } from '../undo/index.ts';
import { newLocaleCommand } from './index.ts';
import type { NewLocaleFlags } from './input.ts';

const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

const run = async (root: string, code: string, flags: NewLocaleFlags = {}): Promise<string> =>
  (await heard((io) => newLocaleCommand(code, flags, io, worldOf(root)))).said;
const remove = async (root: string, code: string): Promise<string> =>
  (await heard((io) => removeLocaleCommand(code, {}, io, worldOf(root)))).said;

describe('milepost new locale', () => {
  test('adds a catalogue beside each of English, every message in it and none translated, and lists the language; undo takes it back', async () => {
    const root = languageProject();
    const before = treeOf(root);
    const facts = JSON.parse(await run(root, 'ptbr', { tag: 'pt-br', fallback: 'en', json: true }));
    expect(facts).toMatchObject({ status: 'written', locale: 'ptbr', tag: 'pt-BR', name: 'português (Brasil)', fallback: 'en' });
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
      "  { code: 'ptbr', tag: 'pt-BR', name: 'português (Brasil)', fallback: 'en' },\n] as const",
    );
    const imports = read(root, 'console/src/i18n/catalogs.ts') + read(root, 'console/src/i18n/appCatalogs.ts');
    expect([...imports.matchAll(/import\('[^']*ptbr\.(?:po|ts)'\)/g)]).toHaveLength(6);
    // A name of the menu it lacks is that of its fallback.
    expect(imports).toContain("import('./menu/en.ts'), import('./menu/ptbr.ts')");
    expect((await heard((io) => undoCommand(null, {}, io, worldOf(root)))).exitCode).toBe(0);
    expect(treeOf(root)).toEqual(before);
  });

  test('a second run changes nothing, and says so', async () => {
    const root = languageProject();
    await run(root, 'ja');
    const once = treeOf(root);
    expect(JSON.parse(await run(root, 'ja', { json: true }))).toMatchObject({ status: 'unchanged', changes: [] });
    expect(await run(root, 'en')).toContain('Language "en" (en, English) is there: nothing to change.');
    expect(treeOf(root)).toEqual(once);
  });

  test('two languages are there beside each other; removed in another order, the tree is as before', async () => {
    const root = languageProject();
    const before = treeOf(root);
    await run(root, 'ja');
    await run(root, 'ar');
    expect(read(root, 'console/src/i18n/appCatalogs.ts')).toMatch(/ {2}ja: \(\) => \[import[^]* {2}ar: \(\) => \[import/);
    expect(await remove(root, 'ja')).toContain('Took the language "ja" away');
    expect(read(root, 'console/src/i18n/appCatalogs.ts')).toContain('  ar: () => [import');
    await remove(root, 'ar');
    expect(treeOf(root)).toEqual(before);
  });

  test('shows the plan and writes nothing', async () => {
    const root = languageProject();
    const before = treeOf(root);
    expect(await run(root, 'ja', { dryRun: true })).toMatch(/Language "ja" \(ja, 日本語\): 6 new, 3 changed, \d+ texts to translate/);
    expect(await run(root, 'ja', { diff: true })).toContain("+  { code: 'ja', tag: 'ja', name: '日本語' },");
    expect(treeOf(root)).toEqual(before);
  });

  test.each([
    ['j', {}, /"j" is no code of a language here/],
    ['', {}, /"" is no code of a language here/],
    ['../ja', {}, /"..\/ja" is no code of a language here/],
    ['es-419', {}, /"es-419" is no code of a language here.* another tag goes beside a code/],
    ['ptbr', {}, /--tag is missing: "ptbr" is no tag .* ptbr --tag pt-BR/],
    ['en-US-u-ca-buddhist', {}, /Leave out what is no language/],
    ['zh-CN', {}, /zh-CN is a language of the product already, with the code "zh"/],
    ['ja', { tag: 'j' }, /--tag is "j", which is no tag/],
    ['ja', { name: "a'b" }, /--name is empty or holds a quote/],
    ['ja', { fallback: 'tlh' }, /--fallback is "tlh", which is no other language of the product\. Give one of zh, zhtw, en/],
    ['qqq', {}, /Nobody here knows what "qqq" is called/],
  ])('%s with %j is refused, and nothing is written', async (code, flags, words) => {
    const root = languageProject();
    const before = treeOf(root);
    await expect(run(root, code, flags)).rejects.toThrow(words);
    expect(treeOf(root)).toEqual(before);
  });

  test.each([
    ['pt-BR', 'ptbr', 'pt-BR'],
    ['sr-Latn', 'srlatn', 'sr-Latn'],
    ['zh-Hant-HK', 'zhhanthk', 'zh-Hant-HK'],
    ['en_GB', 'engb', 'en-GB'],
    ['JA', 'ja', 'ja'],
  ])('the tag %s gives the code too, and a second run needs neither', async (typed, code, tag) => {
    const root = languageProject();
    const facts = JSON.parse(await run(root, typed, { fallback: 'en', json: true }));
    expect(facts).toMatchObject({ status: 'written', locale: code, tag });
    expect(facts.missing).toBeGreaterThan(0);
    expect(JSON.parse(await run(root, code, { json: true }))).toMatchObject({ status: 'unchanged', tag, missing: facts.missing });
  });

  test('a language that is there is not added with another tag', async () => {
    const root = languageProject();
    await run(root, 'pt');
    await expect(run(root, 'pt', { tag: 'pt-BR' })).rejects.toThrow(
      /"pt" is a language of the product already \(pt, português, fallback zh\)/,
    );
  });
});

describe('milepost undo of one language by its name', () => {
  const undo = async (root: string, code: string): Promise<string> => (await heard((io) => undoCommand(code, {}, io, worldOf(root)))).said;

  test('takes it out from between those that came since, in any order', async () => {
    const root = languageProject();
    const before = treeOf(root);
    for (const code of ['fr', 'ja', 'ar']) await run(root, code);
    expect(await undo(root, 'ja')).toContain('Took back "milepost new locale ja"');
    expect(read(root, 'console/src/i18n/appCatalogs.ts')).toMatch(/ {2}fr: \(\) => \[import[^]* {2}ar: \(\) => \[import/);
    await undo(root, 'fr');
    await undo(root, 'ar');
    expect(treeOf(root)).toEqual(before);
  });

  test('keeps what was translated and names it, what other commands filled in goes; added again, the translations are there', async () => {
    const root = languageProject();
    const file = (name: string) => path.join(root, name);
    await run(root, 'ja');
    const [translated, filled] = ['console/src/locales/ja.po', 'kit/src/locales/ja.po'] as const;
    const words = read(root, translated).replace(/msgstr ""(?=\n\n[^]*$)(?!\n")/, 'msgstr "訳文"');
    expect(words).toContain('msgstr "訳文"');
    writeFileSync(file(translated), words);
    writeFileSync(file(filled), `${read(root, filled)}\nmsgid "Later"\nmsgstr ""\n`);
    const said = await undo(root, 'ja');
    expect(said).toMatch(/Kept:\n {2}console\/src\/locales\/ja\.po {2}\(somebody has worked on it since\)\nTheir/);
    expect(treeOf(root)[filled]).toBeUndefined();
    expect(read(root, 'kit/src/engines/language/languages.ts')).not.toContain("code: 'ja'");
    await run(root, 'ja');
    expect(read(root, translated)).toBe(words);
  });

  test('one that stands in for another stays', async () => {
    const root = languageProject();
    await run(root, 'fr');
    await run(root, 'br', { fallback: 'fr' });
    await expect(undo(root, 'fr')).rejects.toThrow(/"fr" stands in for br/);
  });
});

describe('milepost remove locale', () => {
  test.each([
    ['tlh', /There is no language "tlh"\. The languages are zh, zhtw, en/],
    ['zh', /"zh" is what the product is written in or falls back to, and stays/],
    ['zhtw', /"zhtw" is declared complete/],
  ])('%s is refused, and nothing is written', async (code, words) => {
    const root = languageProject();
    const before = treeOf(root);
    await expect(remove(root, code)).rejects.toThrow(words);
    expect(treeOf(root)).toEqual(before);
  });

  test('a language that stands in for another stays', async () => {
    const root = languageProject();
    await run(root, 'fr');
    await run(root, 'br', { fallback: 'fr' });
    await expect(remove(root, 'fr')).rejects.toThrow(/"fr" stands in for br/);
  });
});
