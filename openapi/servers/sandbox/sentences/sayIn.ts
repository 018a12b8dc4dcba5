import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGES, codeOf, fallbacksOf, type LanguageCode } from '@milepost/kit/engines/language';
import catalogue from './catalogue.json' with { type: 'json' };

/** Languages the sandbox is asked in; what it cannot say in one it says in its fallback. @reading R-902 */
export type SentenceLanguage = LanguageCode;

/** A sentence in other languages than the one it is written in. */
type Translation = Readonly<Partial<Record<LanguageCode, string>>>;

/** Language the sentences are written in. */
const WRITTEN_IN = 'zh';

/** Sentences of a language that was added, by sentence: a file of its own, which is there once something is translated. */
function addedIn(code: LanguageCode): Readonly<Record<string, string>> {
  const file = new URL(`added/${code}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const ADDED = LANGUAGES.map(({ code }) => [code, addedIn(code)] as const);
const SENTENCES: ReadonlyMap<string, Translation> = new Map(
  Object.entries(catalogue).map(([template, said]) => [
    template,
    { ...Object.fromEntries(ADDED.flatMap(([code, added]) => (added[template] ? [[code, added[template]]] : []))), ...said },
  ]),
);
const PLACE = /\{(\d+)\}/g;
const QUOTED_PLACE = /([“「]?)\{(\d+)\}/g;
const SPECIAL = /[$()*+.?[\\\]^{|}]/g;

/** Sentence with places as an expression that reads what stands in them. */
const readerOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(PLACE)
      .map((part, at) => (at % 2 === 1 ? '(.*?)' : part.replaceAll(SPECIAL, String.raw`\$&`)))
      .join('')}$`,
    'su',
  );

/** Length of what a template says itself: the one that says most is meant. */
const ownLength = (template: string): number => template.replaceAll(PLACE, '').length;

const TEMPLATES = [...SENTENCES]
  .filter(([template]) => template.search(PLACE) !== -1)
  .toSorted(([one], [other]) => ownLength(other) - ownLength(one))
  .map(([template, said]) => ({ template, said, reader: readerOf(template) }));

/** A template in a language, else in the nearest that stands in for it. */
function templateIn(language: SentenceLanguage, template: string, said: Translation): string {
  const codes = [language, ...fallbacksOf(language)];
  const found = codes.find((code) => code === WRITTEN_IN || said[code]);
  return (found === undefined ? undefined : said[found]) ?? template;
}

/**
 * Language of a header `Accept-Language`: the one wanted most that there is; Chinese where none is. @reading R-410
 */
export function languageOf(header: string | undefined): SentenceLanguage {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const quality = Number(/q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1);
      return { tag: tag.trim(), quality };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const code = codeOf(tag);
    if (code !== null) return code;
  }
  return WRITTEN_IN;
}

/** Notes with their sentences in a language. */
export const notesIn = <Note extends { readonly message: string }>(
  language: SentenceLanguage,
  notes: readonly Note[],
  places: 'words' | 'names' = 'words',
): Note[] => notes.map((note) => ({ ...note, message: sayIn(language, note.message, places) }));

/**
 * Sentence of the sandbox in another language. What stands in its places is said in it as well where it is one of ours, such as
 * the name of a kind of record; names of the data stay. A sentence nobody knows comes back as it is.
 * @param places with `names` nothing that stands in a place is one of ours: labels of a design
 * @reading R-410
 */
export function sayIn(language: SentenceLanguage, sentence: string, places: 'words' | 'names' = 'words'): string {
  if (language === WRITTEN_IN || sentence === '') return sentence;
  const whole = SENTENCES.get(sentence);
  if (whole) return templateIn(language, sentence, whole);
  for (const { template, said, reader } of TEMPLATES) {
    const parts = reader.exec(sentence)?.slice(1);
    if (!parts) continue;
    // What stands in quotes is a name of the data.
    return templateIn(language, template, said).replaceAll(QUOTED_PLACE, (_, quote: string, at: string) => {
      const part = parts[Number(at)] ?? '';
      return quote + (quote === '' && places === 'words' ? sayIn(language, part) : part);
    });
  }
  return sentence;
}
