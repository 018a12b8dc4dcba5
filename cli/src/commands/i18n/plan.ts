import { MENU_WORDS_FOLDER, SENTENCES_FILE } from '../../registration/index.ts';
import type { FileChange, Snapshot } from '../../workspace/index.ts';
import type { Catalogues } from '../new-page/catalogues.ts';
import { EMPTY_MENU } from '../new-locale/edits.ts';
import { refusalOf } from './judge.ts';
import type { Translated } from './po.ts';
import { keyOfContext, menuNamesIn, sentencesOfSandbox, textKey, type Text } from './texts.ts';

/** A translation that was not taken in. */
export interface Refused {
  readonly source: string;
  readonly context: string | null;
  readonly words: string;
  readonly reason: string;
}

export interface ImportPlan {
  readonly changes: readonly FileChange[];
  /** Numbers of texts that get words, that get other words, that are as they were, and that bring none. */
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly empty: number;
  readonly refused: readonly Refused[];
}

interface ImportAsk {
  readonly locale: string;
  readonly texts: readonly Text[];
  readonly translations: readonly Translated[];
  readonly snapshot: Snapshot;
  readonly catalogues: Catalogues;
  readonly format: (file: string, text: string) => Promise<string>;
}

/** Changes that take translations in: only texts the project has, each judged; nothing else of a file changes. */
export async function planImport({ locale, texts, translations, snapshot, catalogues, format }: ImportAsk): Promise<ImportPlan> {
  const known = grouped(texts, textKey);
  const refused: Refused[] = [];
  const taken = new Map<string, string>();
  const counts = { added: 0, changed: 0, same: 0, empty: 0 };
  const said = grouped(translations, textKey);
  for (const { source, context, words: given, isDoubtful } of translations) {
    const own = known.get(textKey({ source, context }));
    const [first] = own ?? [];
    const words = first ? asWritten(first.kind, given) : given.trim();
    const refuse = (reason: string): void => void refused.push({ source, context, words, reason });
    if (words === '') counts.empty += 1;
    else if (!own || !first) refuse('the project has no such text: its English or its context is another by now');
    else if (isDoubtful) refuse('it is marked as doubtful: look at it and take the mark away');
    else if (said.get(textKey(first))?.some((other) => other.words !== given)) refuse('the file says it twice, and each time otherwise');
    else {
      const reason = refusalOf(first.kind, source, words);
      if (reason !== null) refuse(reason);
      else if (own.every((text) => text.words === words)) counts.same += 1;
      else {
        if (own.some((text) => text.words === '')) counts.added += 1;
        else counts.changed += 1;
        taken.set(textKey(first), words);
      }
    }
  }
  const touched = grouped(
    texts.filter((text) => taken.has(textKey(text))),
    ({ file }) => file,
  );
  const changes = await Promise.all(
    [...touched].map(async ([path, own]): Promise<FileChange> => {
      const before = snapshot.read(path);
      const words = new Map(own.map((text) => [text, taken.get(textKey(text)) ?? '']));
      return { path, before, after: await written({ path, before, words, locale, snapshot, catalogues, format }) };
    }),
  );
  return { changes, ...counts, refused };
}

/** Words as their file can hold them; blanks alone are none. */
const asWritten = (kind: Text['kind'], words: string): string =>
  words.trim() === '' ? '' : kind === 'menu' ? words.replaceAll("'", '’') : words;

/** Texts by what is asked of each. */
function grouped<T>(texts: readonly T[], by: (text: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const text of texts) {
    const own = groups.get(by(text));
    if (own) own.push(text);
    else groups.set(by(text), [text]);
  }
  return groups;
}

interface Writing extends Pick<ImportAsk, 'locale' | 'snapshot' | 'catalogues' | 'format'> {
  readonly path: string;
  readonly before: string | null;
  readonly words: ReadonlyMap<Text, string>;
}

/** A file with new words in it. */
async function written({ path, before, words, locale, snapshot, catalogues, format }: Writing): Promise<string> {
  if (path.endsWith('.po')) {
    const catalogue = await catalogues.parse(locale, before ?? '');
    const byKey = new Map([...words].map(([text, said]) => [textKey(text), said]));
    const after = Object.fromEntries(
      Object.entries(catalogue).map(([id, entry]) => {
        const said = byKey.get(textKey({ source: entry.message ?? id, context: entry.context ?? null }));
        return [id, said === undefined ? entry : { ...entry, translation: said }];
      }),
    );
    return catalogues.serialize(locale, after, before ?? '');
  }
  if (path.startsWith(MENU_WORDS_FOLDER)) return format(path, menuWith(before ?? EMPTY_MENU, words));
  return path === SENTENCES_FILE
    ? [...words].reduce(
        (text, [{ context }, said]) => sentenceWith(text, keyOfContext({ kind: 'sentence', context }), locale, said),
        before ?? '',
      )
    : format(path, addedWith(before, words, snapshot));
}

/** Names of the menu with more of them; one that is there is replaced where it stands. */
function menuWith(text: string, words: ReadonlyMap<Text, string>): string {
  const names = new Map(menuNamesIn(text));
  for (const [{ context }, said] of words) names.set(keyOfContext({ kind: 'menu', context }), said);
  const [head = ''] = text.split('export const messages', 1);
  const rows = [...names].map(([key, said]) => `  'menu ${key}': '${said}',\n`).join('');
  return `${head}export const messages: Record<string, string> = {\n${rows}};\n`;
}

/** Sentences of a language that was added, in the order the sandbox has them. */
function addedWith(before: string | null, words: ReadonlyMap<Text, string>, snapshot: Snapshot): string {
  const said: Readonly<Record<string, string>> = JSON.parse(before ?? '{}');
  const more = new Map([...words].map(([{ context }, text]) => [keyOfContext({ kind: 'sentence', context }), text]));
  const all = Object.keys(sentencesOfSandbox(snapshot)).flatMap((key) => {
    const text = more.get(key) ?? said[key];
    return text === undefined ? [] : [[key, text] as const];
  });
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
}

/** The sentences the sandbox came with, one of them said otherwise. */
function sentenceWith(text: string, sentence: string, locale: string, said: string): string {
  const from = text.indexOf(`${JSON.stringify(sentence)}: {`);
  const name = text.indexOf(`"${locale}": `, from) + `"${locale}": `.length;
  const [old = ''] = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(name)) ?? [];
  return text.slice(0, name) + JSON.stringify(said) + text.slice(name + old.length);
}
