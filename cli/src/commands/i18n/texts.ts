import {
  CATALOGUE_FOLDERS,
  MENU_WORDS_FOLDER,
  SEED_LANGUAGE,
  SENTENCES_FILE,
  SOURCE_LANGUAGE,
  sentencesOf,
} from '../../registration/index.ts';
import type { Snapshot } from '../../workspace/index.ts';
import type { Catalogues } from '../new-page/catalogues.ts';

/** Kinds of texts: a message of a catalogue, a name of the menu, a sentence of the sandbox. */
export type TextKind = 'message' | 'menu' | 'sentence';

/** A text to translate, and how it reads in one language. */
export interface Text {
  readonly kind: TextKind;
  readonly workspace: 'kit' | 'console' | 'sandbox';
  /** File that holds it in the language. */
  readonly file: string;
  /** English, which is translated. */
  readonly source: string;
  /** Mark that tells two texts of one English apart; null where nothing does. Of a name or a sentence: what it belongs to. */
  readonly context: string | null;
  /** Notes for whoever translates: where it is shown, what stands in its places. */
  readonly notes: readonly string[];
  /** Words in the language; empty where they are missing. */
  readonly words: string;
}

const MENU_NAME = /^\s+'menu ([^']+)':\s*'([^']*)',/gm;
const SENTENCE = 'sandbox: ';
const MENU = 'menu: ';

/** Every text of the project in a language, its own words beside it. */
export async function textsIn(locale: string, snapshot: Snapshot, catalogues: Catalogues): Promise<Text[]> {
  const messages = await Promise.all(
    CATALOGUE_FOLDERS.map(({ workspace, folder }) => messagesIn(`${folder}/${locale}.po`, workspace, locale, snapshot, catalogues)),
  );
  // The menu is seeded and the sandbox written in one language, which has nothing to translate there.
  return locale === SEED_LANGUAGE ? messages.flat() : [...messages.flat(), ...namesIn(locale, snapshot), ...sentencesIn(locale, snapshot)];
}

async function messagesIn(
  file: string,
  workspace: 'kit' | 'console',
  locale: string,
  snapshot: Snapshot,
  catalogues: Catalogues,
): Promise<Text[]> {
  const catalogue = await catalogues.parse(locale, snapshot.read(file) ?? '');
  return Object.entries(catalogue)
    .filter(([, entry]) => !entry.obsolete)
    .map(([id, { message = id, context, comments = [], origin = [], translation = '' }]) => ({
      kind: 'message',
      workspace,
      file,
      source: message,
      context: context ?? null,
      notes: [...comments, ...origin.map(([from]) => `${workspace}/${from}`)],
      words: translation,
    }));
}

/** Names of a file of the menu, by what they belong to. */
export const menuNamesIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(MENU_NAME)].map(([, key = '', words = '']) => [key, words]));

function namesIn(locale: string, snapshot: Snapshot): Text[] {
  const fileOf = (code: string): string => `${MENU_WORDS_FOLDER}/${code}.ts`;
  const own = menuNamesIn(snapshot.read(fileOf(locale)) ?? '');
  return [...menuNamesIn(snapshot.read(fileOf(SOURCE_LANGUAGE)) ?? '')].map(([key, source]) => ({
    kind: 'menu',
    workspace: 'console',
    file: fileOf(locale),
    source,
    context: MENU + key,
    notes: ['Name of an entry of the menu'],
    words: own.get(key) ?? '',
  }));
}

/** Sentences of the sandbox with their translations by language. */
export const sentencesOfSandbox = (snapshot: Snapshot): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  JSON.parse(snapshot.read(SENTENCES_FILE) ?? '{}');

function sentencesIn(locale: string, snapshot: Snapshot): Text[] {
  const added: Readonly<Record<string, string>> = JSON.parse(snapshot.read(sentencesOf(locale)) ?? '{}');
  const all = Object.entries(sentencesOfSandbox(snapshot));
  const isFirst = all.some(([, said]) => said[locale] !== undefined);
  return all.map(([sentence, said]) => ({
    kind: 'sentence',
    workspace: 'sandbox',
    file: isFirst ? SENTENCES_FILE : sentencesOf(locale),
    source: said[SOURCE_LANGUAGE] ?? sentence,
    context: SENTENCE + sentence,
    notes: ['Sentence of the sandbox'],
    words: said[locale] ?? added[sentence] ?? '',
  }));
}

/** Key of a name or a sentence in its file: its context without the word for its kind. */
export const keyOfContext = ({ kind, context }: Pick<Text, 'kind' | 'context'>): string =>
  (context ?? '').slice(kind === 'menu' ? MENU.length : SENTENCE.length);

/** Key of a text among all: its English and its context. One that stands in several files has one key. */
export const textKey = ({ source, context }: Pick<Text, 'source' | 'context'>): string => `${context ?? ''}\n${source}`;

/** Texts without words. */
export const missingOf = (texts: readonly Text[]): Text[] => texts.filter(({ words }) => words === '');
