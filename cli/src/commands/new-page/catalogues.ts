import type { CatalogType, ExtractedMessage, LinguiConfigNormalized, MessageOrigin } from '@lingui/conf';
import path from 'node:path';
import type { FileChange, Snapshot } from '../../workspace/index.ts';
import { TRANSLATED, messageKey, type Translated, type Translations } from './words.ts';

/** The catalogues of the console's pages. */
const CONSOLE = 'console';
const catalogueOf = (locale: string): string => `${CONSOLE}/src/locales/pages/${locale}.po`;
const TESTS = /\.(test|e2e)\.tsx?$/;

/** Reads and writes catalogues exactly as `lingui extract` does, which the project runs over them. */
export interface Catalogues {
  /** The messages of a source file; `file` is relative to the project. */
  readonly messagesOf: (file: string, text: string) => Promise<ExtractedMessage[]>;
  readonly parse: (locale: string, text: string) => Promise<CatalogType>;
  readonly serialize: (locale: string, catalogue: CatalogType, existing: string) => Promise<string>;
  readonly locales: readonly string[];
  readonly sourceLocale: string;
}

/** The catalogues of a project, with its own configuration of Lingui. */
export async function lingui(root: string): Promise<Catalogues> {
  const [{ getConfig }, { extractor, getFormat }] = await Promise.all([import('@lingui/conf'), import('@lingui/cli/api')]);
  const config: LinguiConfigNormalized = getConfig({ cwd: path.join(root, CONSOLE) });
  const format = config.format;
  if (!format) throw new Error(`[milepost] ${CONSOLE}/lingui.config.ts names no format of catalogues`);
  const sourceLocale = config.sourceLocale ?? 'en';
  const wrapper = await getFormat(format, sourceLocale);
  return {
    locales: config.locales,
    sourceLocale,
    async messagesOf(file, text) {
      const found: ExtractedMessage[] = [];
      await extractor.extract(path.join(root, file), text, (message) => void found.push(message), { linguiConfig: config });
      return found;
    },
    parse: async (locale, text) => format.parse(text, { locale, sourceLocale, filename: catalogueOf(locale) }),
    serialize: (locale, catalogue, existing) => wrapper.serialize(catalogueOf(locale), catalogue, locale, existing),
  };
}

interface CatalogueAsk {
  readonly catalogues: Catalogues;
  readonly snapshot: Snapshot;
  /** The new files, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** By `messageKey`. */
  readonly translations: ReadonlyMap<string, Translations>;
}

/** The catalogues with the messages of the new files. A translation that is there already is kept. */
export async function planCatalogues({ catalogues, snapshot, files, translations }: CatalogueAsk): Promise<FileChange[]> {
  const messages = await messagesOf(catalogues, files);
  const changes: FileChange[] = [];
  for (const locale of catalogues.locales) {
    const file = catalogueOf(locale);
    const before = snapshot.read(file);
    if (before === null) continue;
    const catalogue = await catalogues.parse(locale, before);
    const merged = merge(catalogue, messages, (message, context) =>
      locale === catalogues.sourceLocale ? message : translationIn(locale, translations.get(messageKey(message, context))),
    );
    changes.push({ path: file, before, after: merged ? await catalogues.serialize(locale, merged, before) : before });
  }
  return changes;
}

/** Words of a message in a language; null where somebody has to give them, none in a language this command asks no words of. */
function translationIn(locale: string, words: Translations | undefined): string | null {
  const asked = TRANSLATED.find((one) => one === locale);
  return asked === undefined ? '' : (words?.[asked] ?? null);
}

/** Messages without a context by language, of the console and of the kit: they are one catalogue while the console runs. */
export async function readTranslations(
  catalogues: Catalogues,
  snapshot: Snapshot,
): Promise<Readonly<Record<Translated, ReadonlyMap<string, string>>>> {
  const of = async (locale: Translated): Promise<ReadonlyMap<string, string>> => {
    const texts = [`kit/src/locales/${locale}.po`, `${CONSOLE}/src/locales/${locale}.po`, catalogueOf(locale)].map(
      (file) => snapshot.read(file) ?? '',
    );
    const parsed = await Promise.all(texts.map((text) => catalogues.parse(locale, text)));
    return new Map(
      parsed
        .flatMap((catalogue) => Object.values(catalogue))
        .flatMap(({ message, context, translation }) => (message && translation && !context ? [[message, translation] as const] : [])),
    );
  };
  return { zh: await of('zh'), zhtw: await of('zhtw') };
}

/** Messages of the console's own files among some; those of tests are none. */
export async function messagesOf(catalogues: Catalogues, files: Readonly<Record<string, string>>): Promise<ExtractedMessage[]> {
  const sources = Object.entries(files).filter(([file]) => file.startsWith(`${CONSOLE}/src/`) && !TESTS.test(file));
  const found: ExtractedMessage[] = [];
  for (const [file, text] of sources)
    for (const message of await catalogues.messagesOf(file, text))
      found.push({ ...message, origin: [file.slice(`${CONSOLE}/`.length), 1] });
  return found;
}

/** A catalogue with messages put in, in Lingui's order; null when nothing is new. @throws Error for a message without a translation */
function merge(
  catalogue: CatalogType,
  messages: readonly ExtractedMessage[],
  translate: (message: string, context: string | undefined) => string | null,
): CatalogType | null {
  const merged: CatalogType = { ...catalogue };
  let isChanged = false;
  for (const { id, message = id, context, comment, origin } of messages) {
    const known = merged[id];
    const file = origin?.[0] ?? '';
    const isOrigin = known?.origin?.some(([each]) => each === file) ?? false;
    if (known && isOrigin) continue;
    const translation = known?.translation || translate(message, context);
    if (translation === null) throw new Error(`[milepost] Nobody has a translation of "${message}". Add it to cli/words.`);
    isChanged = true;
    merged[id] = {
      ...known,
      message,
      context,
      translation,
      comments: [...(known?.comments ?? []), ...(comment ? [comment] : [])],
      // Files in the order Lingui gives them.
      origin: [...(known?.origin ?? []), [file] satisfies MessageOrigin].toSorted(([a], [b]) => a.localeCompare(b)),
    };
  }
  return isChanged ? ordered(merged) : null;
}

/** Lingui sorts by the generated id, in English order whatever the machine speaks. */
const collator = new Intl.Collator('en-US');
const ordered = (catalogue: CatalogType): CatalogType =>
  Object.fromEntries(Object.entries(catalogue).toSorted(([a], [b]) => collator.compare(a, b)));
