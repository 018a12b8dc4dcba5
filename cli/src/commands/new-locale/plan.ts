import { CommandFailure, EXIT } from '../../failure.ts';
import type { FileChange, Snapshot } from '../../workspace/index.ts';
import { inputFailure } from '../new-page/input.ts';
import {
  EMPTY_MENU,
  emptyCatalogue,
  withAriaTexts,
  withCatalogues,
  withDetection,
  withEmojiNames,
  withImports,
  withLanguage,
} from './edits.ts';
import type { LocaleInput } from './input.ts';

const LANGUAGES = 'kit/src/engines/language/languages.ts';
/** Folders with a catalogue for each language. */
const CATALOGUES = [
  'kit/src/locales',
  'console/src/locales',
  'console/src/locales/pages',
  'console/src/login/locales',
  'console/src/lock/locales',
];
/** Folders whose tables by language are named. */
const SOURCES = ['kit/src', 'console/src', 'console/build'];
const BY_LANGUAGE = /Record<Locale, (?!\(\))/;
const NOT_SHIPPED = /\.(test|stories|e2e)\.tsx?$|\/(testing|examples)\//;

export interface LocalePlan {
  readonly changes: readonly FileChange[];
  /** Files with a table by language that only a person can fill in: English stands in, or the language is left out. */
  readonly holes: readonly string[];
  /** Messages to translate. */
  readonly messages: number;
}

/** Everything a new language changes. @throws CommandFailure 2 a language that is there · 4 files that are not as expected */
export async function planLocale(
  { code, tag, name }: LocaleInput,
  snapshot: Snapshot,
  format: (file: string, text: string) => Promise<string>,
): Promise<LocalePlan> {
  const known = /export const LANGUAGES = \[([^\]]*)\]/.exec(snapshot.read(LANGUAGES) ?? '')?.[1] ?? '';
  const codes = [...known.matchAll(/code: '(\w+)'/g)].map(([, one = '']) => one);
  if (codes.includes(code))
    throw inputFailure([
      `"${code}" is a language of the product already, beside ${codes.filter((one) => one !== code).join(' and ')}. Nothing was written.`,
    ]);
  const edits = [
    [LANGUAGES, withLanguage(code, tag, name)],
    ['kit/lingui.config.ts', withCatalogues(code)],
    ['console/lingui.config.ts', withCatalogues(code)],
    ['console/src/i18n/locale.ts', withDetection(code, tag)],
    ['console/src/i18n/catalogs.ts', withImports(code)],
    ['console/src/i18n/appCatalogs.ts', withImports(code)],
    ['kit/src/primitives/aria-locale/ariaTexts.ts', withAriaTexts(code)],
    ['kit/src/widgets/emoji-picker/data/emoji.ts', withEmojiNames(code)],
  ] as const;
  const edited = await Promise.all(
    edits.map(async ([path, change]): Promise<FileChange> => {
      const before = snapshot.read(path);
      const after = before === null ? null : change(before);
      if (after === null)
        throw new CommandFailure(
          EXIT.conflict,
          `[milepost] ${path} is not as expected, so the language cannot be added. Nothing was written.`,
        );
      return { path, before, after: await format(path, after) };
    }),
  );
  const catalogues = CATALOGUES.map((folder): FileChange => {
    const path = `${folder}/${code}.po`;
    return { path, before: snapshot.read(path), after: emptyCatalogue(snapshot.read(`${folder}/en.po`) ?? '', code) };
  });
  const menu = `console/src/i18n/menu/${code}.ts`;
  return {
    changes: [...edited, ...catalogues, { path: menu, before: snapshot.read(menu), after: await format(menu, EMPTY_MENU) }],
    holes: SOURCES.flatMap((folder) => holesIn(folder, snapshot)),
    messages: catalogues.reduce((sum, { after }) => sum + ((after ?? '').match(/^msgstr ""$/gm)?.length ?? 1) - 1, 0),
  };
}

function holesIn(folder: string, snapshot: Snapshot): string[] {
  return snapshot.names(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (!/\.tsx?$/.test(name)) return holesIn(path, snapshot);
    return path !== LANGUAGES && !NOT_SHIPPED.test(path) && BY_LANGUAGE.test(snapshot.read(path) ?? '') ? [path] : [];
  });
}
