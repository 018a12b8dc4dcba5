import type { Catalogues } from '../new-page/catalogues.ts';
import { textKey, type Text } from './texts.ts';

/** A translation as a file for translators brings it. */
export interface Translated {
  readonly source: string;
  readonly context: string | null;
  readonly words: string;
  /** Mark of the program that wrote it: a person has to look at it again. */
  readonly isDoubtful: boolean;
}

/** Text with its signs as a file of gettext writes them. */
const quoted = (text: string): string =>
  `"${text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`)}"`;

/** Each text once, with the notes of all places it stands in. */
export function once(texts: readonly Text[]): Text[] {
  const found = new Map<string, Text>();
  for (const text of texts) {
    const before = found.get(textKey(text));
    const notes = [...new Set([...(before?.notes ?? []), ...text.notes])];
    found.set(textKey(text), { ...(before ?? text), notes, words: before?.words || text.words });
  }
  return [...found.values()];
}

/** File of gettext (PO) with texts of a language. @param hints the same texts in a language translators may read, by key */
export function poOf(locale: string, tag: string, texts: readonly Text[], hints: ReadonlyMap<string, string>): string {
  const head = [
    'msgid ""',
    'msgstr ""',
    ...[
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      `Language: ${tag}`,
      `X-Language-Code: ${locale}`,
    ].map((line) => `"${line}\\n"`),
  ];
  const entries = once(texts).map((text) => [
    ...text.notes.flatMap((note) => note.split('\n')).map((line) => `#. ${line}`),
    ...(hints.get(textKey(text)) ? [`#. zh: ${hints.get(textKey(text))?.replaceAll('\n', ' ')}`] : []),
    ...(text.context === null ? [] : [`msgctxt ${quoted(text.context)}`]),
    `msgid ${quoted(text.source)}`,
    `msgstr ${quoted(text.words)}`,
  ]);
  return [head, ...entries].map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** Translations of a file of gettext; one that says a text twice gives both. */
export async function readPo(text: string, locale: string, catalogues: Catalogues): Promise<Translated[]> {
  const read = translated(await catalogues.parse(locale, text));
  const twice = await Promise.all(repeated(text).map(async (block) => translated(await catalogues.parse(locale, block))));
  return [...read, ...twice.flat()];
}

const translated = (catalogue: Awaited<ReturnType<Catalogues['parse']>>): Translated[] =>
  Object.entries(catalogue)
    .filter(([, { obsolete }]) => !obsolete)
    .map(([id, { message = id, context, translation = '', extra }]) => ({
      source: message,
      context: context ?? null,
      words: translation,
      isDoubtful: JSON.stringify(extra ?? {}).includes('fuzzy'),
    }));

/** Entries of a text that the file says again further down: a catalogue keeps the last alone. */
function repeated(text: string): string[] {
  const entries = text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block) => ({ block, key: /^(?:msgctxt|msgid)[^]*?(?=^msgstr)/m.exec(block)?.[0] ?? '' }));
  const last = new Map(entries.map(({ key }, at) => [key, at] as const));
  return entries.filter(({ key }, at) => key !== '' && last.get(key) !== at).map(({ block }) => `${block}\n`);
}

/** Code of the language a file of gettext says it is in; null where it says none. */
export const languageOfPo = (text: string): string | null =>
  /^"X-Language-Code: (\w+)\\n"$/m.exec(text)?.[1] ?? /^"Language: ([\w-]+)\\n"$/m.exec(text)?.[1] ?? null;
