import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { heard, languageProject, treeOf, worldOf } from '../../testing/languageProject.ts';
import { newLocaleCommand } from '../new-locale/index.ts';
import { undoCommand } from '../undo/index.ts';
import { i18nExportCommand, i18nImportCommand, i18nMissingCommand, i18nStatusCommand } from './index.ts';

/** A project with Japanese, of which nothing is translated. */
async function withJapanese(): Promise<string> {
  const root = languageProject();
  await heard((io) => newLocaleCommand('ja', {}, io, worldOf(root)));
  return root;
}

interface Counts {
  readonly workspace: string;
  readonly texts: number;
  readonly missing: number;
}
interface Status {
  readonly locale: string;
  readonly isComplete: boolean;
  readonly missing: number;
  readonly texts: number;
  readonly workspaces: readonly Counts[];
}

async function statusIn(root: string): Promise<readonly Status[]> {
  const { said } = await heard((io) => i18nStatusCommand({ json: true }, io, worldOf(root)));
  return JSON.parse(said).languages;
}

/** Takes in a file with these entries; each English text, its translation, and its context. */
async function taken(root: string, entries: readonly (readonly [source: string, words: string, context?: string, mark?: string])[]) {
  const text = ['msgid ""\nmsgstr ""\n"Language: ja\\n"\n']
    .concat(
      entries.map(([source, words, context, mark = '']) =>
        [
          mark,
          ...(context === undefined ? [] : [`msgctxt ${JSON.stringify(context)}`]),
          `msgid ${JSON.stringify(source)}`,
          `msgstr ${JSON.stringify(words)}\n`,
        ]
          .filter(Boolean)
          .join('\n'),
      ),
    )
    .join('\n');
  writeFileSync(path.join(root, 'in.po'), text);
  const { said, exitCode } = await heard((io) => i18nImportCommand('in.po', { json: true }, io, worldOf(root)));
  return { facts: JSON.parse(said), exitCode };
}

const NAMED = /^msgid "([^"\\]*\{\w+\}[^"\\]*)"$/m;

describe('milepost i18n', () => {
  test('counts texts and missing ones per language and workspace; a new language misses all of them', async () => {
    const root = await withJapanese();
    const all = await statusIn(root);
    expect(all.map(({ locale, isComplete }) => [locale, isComplete])).toEqual([
      ['zh', true],
      ['zhtw', true],
      ['ja', false],
    ]);
    const [zh, zhtw, ja] = all;
    expect([zh?.missing, zhtw?.missing]).toEqual([0, 0]);
    expect(ja?.missing).toBe(ja?.texts);
    // A name that is written down without words is missing as well.
    const [name] = /'menu [^']+'/.exec(readFileSync(path.join(root, 'console/src/i18n/menu/en.ts'), 'utf8')) ?? [];
    writeFileSync(
      path.join(root, 'console/src/i18n/menu/ja.ts'),
      `export const messages: Record<string, string> = {\n  ${name}: '',\n};\n`,
    );
    expect((await statusIn(root)).at(-1)?.missing).toBe(ja?.missing);
    writeFileSync(
      path.join(root, 'console/src/i18n/menu/ja.ts'),
      `export const messages: Record<string, string> = {\n  ${name}: '名',\n};\n`,
    );
    expect((await statusIn(root)).at(-1)?.missing).toBe((ja?.missing ?? 0) - 1);
    expect(ja?.workspaces.map(({ workspace }) => workspace)).toEqual(['kit', 'console', 'sandbox']);
    const { said } = await heard((io) => i18nMissingCommand({ locale: 'ja', json: true }, io, worldOf(root)));
    expect(JSON.parse(said).missing).toHaveLength((ja?.missing ?? 0) - 1);
  });

  test.each(['po', 'xliff'])('what is exported as %s is taken in again, each text with its context; undo takes it back', async (format) => {
    const root = await withJapanese();
    const before = treeOf(root);
    const out = path.join(root, `ja.${format}`);
    await heard((io) => i18nExportCommand({ locale: 'ja', format, out }, io, worldOf(root)));
    expect(treeOf(root)).toEqual(before);
    const exported = readFileSync(out, 'utf8');
    // Somebody translates everything: the English with a mark, which keeps places and tags.
    const translated =
      format === 'po'
        ? exported.replaceAll(/^msgid "(.+)"\nmsgstr ""$/gm, (_, source: string) => `msgid "${source}"\nmsgstr "訳 ${source}"`)
        : exported.replaceAll(/<source>([^]*?)<\/source>/g, (whole, source: string) => `${whole}<target>訳 ${source}</target>`);
    writeFileSync(out, translated);
    const { said, exitCode } = await heard((io) => i18nImportCommand(out, { json: true }, io, worldOf(root)));
    expect(JSON.parse(said)).toMatchObject({ status: 'written', locale: 'ja', changed: 0, refused: [] });
    expect(exitCode).toBe(0);
    const [, , ja] = await statusIn(root);
    expect(ja?.missing).toBe(0);
    await heard((io) => undoCommand(null, {}, io, worldOf(root)));
    expect(treeOf(root)).toEqual(before);
  });

  test('a translation changes its message alone, in every catalogue that has it', async () => {
    const root = await withJapanese();
    const before = treeOf(root);
    const { facts } = await taken(root, [['Cancel', 'キャンセル']]);
    expect(facts).toMatchObject({ status: 'written', added: 1, changed: 0, same: 0, empty: 0, refused: [] });
    const after = treeOf(root);
    const other = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(other.length).toBeGreaterThan(0);
    for (const file of other) {
      const [was, is] = [before[file]?.split('\n') ?? [], after[file]?.split('\n') ?? []];
      expect(is).toHaveLength(was.length);
      expect(is.filter((line, at) => line !== was[at])).toEqual(['msgstr "キャンセル"']);
    }
    expect((await taken(root, [['Cancel', 'キャンセル']])).facts).toMatchObject({ status: 'unchanged', same: 1 });
  });

  test('texts nobody knows, lost places, tags out of balance and doubtful ones are refused with a reason; the rest is taken in', async () => {
    const root = await withJapanese();
    const catalogue = readFileSync(path.join(root, 'console/src/locales/en.po'), 'utf8');
    const [, named = ''] = NAMED.exec(catalogue) ?? [];
    const { facts, exitCode } = await taken(root, [
      ['Cancel', 'キャンセル'],
      ['No such text anywhere', 'ない'],
      [named, '場所がない'],
      ['Save', '<0>保存'],
      ['Search', '{検索'],
      ['Delete', '{count} 削除'],
      ['Edit', '編集', undefined, '#, fuzzy'],
      ['Close', ''],
    ]);
    expect(facts.refused.map(({ source, reason }: { source: string; reason: string }) => [source, reason])).toEqual([
      ['No such text anywhere', expect.stringContaining('no such text')],
      [named, expect.stringMatching(/it lacks \w+/)],
      ['Save', 'the tag <0> is not closed'],
      ['Search', 'a bracket { is not closed'],
      ['Delete', 'it holds count, which the English does not'],
      ['Edit', expect.stringContaining('doubtful')],
    ]);
    expect(facts).toMatchObject({ added: 1, empty: 1 });
    expect(exitCode).toBe(1);
  });

  test('a text that is said twice and otherwise is refused both times, and blanks are no words', async () => {
    const root = await withJapanese();
    const { facts } = await taken(root, [
      ['Save', '保存'],
      ['Cancel', 'キャンセル'],
      ['Save', '保管'],
      ['Close', '  '],
    ]);
    expect(facts).toMatchObject({ added: 1, empty: 1 });
    expect(facts.refused.map(({ source, words }: { source: string; words: string }) => [source, words])).toEqual([
      ['Save', '保管'],
      ['Save', '保存'],
    ]);
  });

  test('a name of the menu may have an apostrophe', async () => {
    const root = await withJapanese();
    const [, key = '', name = ''] =
      /'menu ([^']+)': '([^']+)'/.exec(readFileSync(path.join(root, 'console/src/i18n/menu/en.ts'), 'utf8')) ?? [];
    const entries = [[name, "Feuille d'heures", `menu: ${key}`]] as const;
    expect((await taken(root, entries)).facts).toMatchObject({ added: 1, refused: [] });
    expect(readFileSync(path.join(root, 'console/src/i18n/menu/ja.ts'), 'utf8')).toContain(`'menu ${key}': 'Feuille d’heures',`);
    expect((await taken(root, entries)).facts).toMatchObject({ status: 'unchanged', same: 1 });
  });

  test('what other programs write into XLIFF is read: plain sections; their own proposals are not', async () => {
    const root = await withJapanese();
    const units =
      '<trans-unit id="1"><source>Save</source><target><![CDATA[保存]]></target></trans-unit>' +
      '<trans-unit id="2"><source>Cancel</source><target>キャンセル</target><alt-trans><source>x</source><target>y</target></alt-trans></trans-unit>';
    writeFileSync(path.join(root, 'in.xlf'), `<xliff version="1.2"><file target-language="ja"><body>${units}</body></file></xliff>`);
    const { said } = await heard((io) => i18nImportCommand('in.xlf', { json: true }, io, worldOf(root)));
    expect(JSON.parse(said)).toMatchObject({ added: 2, empty: 0, refused: [] });
  });

  test.each([
    [{ locale: 'en', out: 'x.po' }, /"en" is the language texts are written in/],
    [{ locale: 'tlh', out: 'x.po' }, /There is no language "tlh"\. Give one of zh, zhtw, ja/],
    [{ locale: 'ja', out: 'x.po', format: 'csv' }, /--format is "csv"\. Give po or xliff/],
    [{ locale: 'ja', out: 'no/such/folder/x.po' }, /cannot be written/],
  ])('an export with %j is refused', async (flags, words) => {
    const root = await withJapanese();
    await expect(heard((io) => i18nExportCommand(flags, io, worldOf(root)))).rejects.toThrow(words);
  });

  test('a file in another encoding is refused: its signs would come out wrong', async () => {
    const root = await withJapanese();
    writeFileSync(path.join(root, 'in.po'), Buffer.from('msgid "Save"\nmsgstr "Sauvé"\n', 'latin1'));
    await expect(heard((io) => i18nImportCommand('in.po', { locale: 'ja' }, io, worldOf(root)))).rejects.toThrow(
      /neither UTF-8 nor UTF-16/,
    );
  });

  test.each([
    ['<?xml version="1.0"?><xliff><file target-language="ja"><body>', /is no XLIFF/],
    ['<xliff version="2.0" trgLang="ja"><file id="f"></file></xliff>', /is XLIFF 2\.0, and 1\.2 is read here/],
    ['{"a": 1}', /neither PO nor XLIFF/],
    ['msgid ""\nmsgstr ""\n\nmsgid "Cancel"\nmsgstr "x"\n', /--locale is missing/],
  ])('a file that is %s is refused, and nothing is written', async (text, words) => {
    const root = await withJapanese();
    const before = treeOf(root);
    writeFileSync(path.join(root, 'bad.txt'), text);
    await expect(heard((io) => i18nImportCommand('bad.txt', {}, io, worldOf(root)))).rejects.toThrow(words);
    expect(treeOf(root)).toEqual(before);
  });
});
