/** A language there are words for. */
export interface Language {
  /** Code of the product: of stored choices, catalogues and calls. */
  readonly code: string;
  /** BCP 47 tag, for `lang`, dates, numbers and order. */
  readonly tag: string;
  /** In its own words, as whoever looks for it reads it. */
  readonly name: string;
  /** Script, where the tag does not name it: a browser takes 4 ms to look it up the first time, which is the first page's. */
  readonly script?: string;
  /** True where every text is there: a missing one is an error of the check. In any other the check counts what is missing. */
  readonly isComplete?: true;
  /** Code of the language that stands in where a text is missing; the first of the list where none is said. @reading R-902 */
  readonly fallback?: string;
}

/**
 * Languages there are catalogues for; the first is the fallback. The one list of them: everything else that names languages reads
 * it. @source shell §1 @reading R-902
 */
export const LANGUAGES = [
  { code: 'zh', tag: 'zh-Hans-CN', name: '简体中文', isComplete: true },
  { code: 'zhtw', tag: 'zh-Hant-TW', name: '繁體中文', isComplete: true },
  { code: 'en', tag: 'en', name: 'English', script: 'Latn', isComplete: true },
] as const satisfies readonly Language[];

/** Code of a language of the product. */
export type LanguageCode = (typeof LANGUAGES)[number]['code'];
/** Code of a language that is declared complete. */
export type CompleteLanguageCode = Extract<(typeof LANGUAGES)[number], { readonly isComplete: true }>['code'];
/** Words by language: every complete language has them, another may. `wordsFor` reads them. */
export type ByLanguage<T> = Readonly<Record<CompleteLanguageCode, T>> & Readonly<Partial<Record<LanguageCode, T>>>;

const all: readonly Language[] = LANGUAGES;
const isCode = (code: string | undefined): code is LanguageCode => all.some((language) => language.code === code);

/** True for a language that is declared complete. */
export const isComplete = (code: string): code is CompleteLanguageCode =>
  all.some((language) => language.code === code && language.isComplete);

/** Codes of the languages that are declared complete. */
export const COMPLETE_LANGUAGES: readonly CompleteLanguageCode[] = LANGUAGES.map(({ code }) => code).filter(isComplete);

/** Languages whose text is shown for one that `code` lacks, the nearest first; the last is the first of the list. @reading R-902 */
export function fallbacksOf(code: string): readonly LanguageCode[] {
  const found = new Set<LanguageCode>();
  let next = all.find((language) => language.code === code)?.fallback;
  while (isCode(next) && next !== code && !found.has(next)) {
    found.add(next);
    next = all.find((language) => language.code === next)?.fallback;
  }
  if (code !== LANGUAGES[0].code) found.add(LANGUAGES[0].code);
  return [...found];
}

/** Words of a language given by its code; those of its fallback where it has none. @reading R-902 */
export function wordsFor<T>(words: ByLanguage<T>, code: string): T {
  const table: Readonly<Record<string, T | undefined>> = words;
  const found = [code, ...fallbacksOf(code)].find((one) => Object.hasOwn(table, one) && table[one] !== undefined);
  return (found === undefined ? undefined : table[found]) ?? words[LANGUAGES[0].code];
}

/** Tag of a language given by its tag or by a code of the product, which is no tag. */
export const tagOf = (lang: string): string => LANGUAGES.find(({ code }) => code === lang)?.tag ?? lang;

const scripts = new Map<string, string>();
/** Script a language is written in, such as `Hans`, `Latn`, `Arab`. */
export function scriptOf(lang: string): string {
  const known = scripts.get(lang);
  if (known !== undefined) return known;
  const tag = tagOf(lang);
  const listed = all.find((language) => language.tag === tag);
  const script = listed?.script ?? /-([A-Z][a-z]{3})\b/.exec(tag)?.[1] ?? maximized(tag)?.script ?? 'Latn';
  scripts.set(lang, script);
  return script;
}

const HAN = new Set(['Hans', 'Hant', 'Jpan', 'Hanb', 'Hani']);
/** True where Chinese characters are letters of the language: then a Chinese word cannot be told from one of its own. */
export const isWrittenInHan = (lang: string): boolean => HAN.has(scriptOf(lang));

const COMMAS: Readonly<Record<string, string>> = { Hans: '，', Hant: '，', Jpan: '、', Arab: '، ' };
/** Mark between parts of a sentence that are said one after the other. */
export const commaIn = (lang: string): string => COMMAS[scriptOf(lang)] ?? ', ';

const RTL = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);
/** Side on which lines of a language begin. */
export const directionOf = (lang: string): 'ltr' | 'rtl' => (RTL.has(scriptOf(lang)) ? 'rtl' : 'ltr');

/**
 * Code of the product for a language given by its tag or code: of the same language and script, else of the same language; null
 * where there is none.
 */
export function codeOf(lang: string): LanguageCode | null {
  const same = LANGUAGES.find(({ code, tag }) => code === lang || tag === lang);
  if (same) return same.code;
  const wanted = maximized(tagOf(lang));
  const own = LANGUAGES.map(({ code, tag }) => ({ code, is: maximized(tag) })).filter(({ is }) => is?.language === wanted?.language);
  return wanted === null ? null : ((own.find(({ is }) => is?.script === wanted.script) ?? own[0])?.code ?? null);
}

/** A tag with what is likely where it does not say it; null for what is no tag. */
function maximized(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
}

/** Code of the product for the nearest language there are words for: of the same script, else of the same language, else English. */
export const nearestCode = (lang: string): LanguageCode => codeOf(lang) ?? 'en';
