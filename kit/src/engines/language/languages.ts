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
}

/** Languages there are catalogues for; the first is the fallback. The one list of them. @source shell §1 */
export const LANGUAGES = [
  { code: 'zh', tag: 'zh-Hans-CN', name: '简体中文' },
  { code: 'zhtw', tag: 'zh-Hant-TW', name: '繁體中文' },
  { code: 'en', tag: 'en', name: 'English', script: 'Latn' },
] as const satisfies readonly Language[];

/** Tag of a language given by its tag or by a code of the product, which is no tag. */
export const tagOf = (lang: string): string => LANGUAGES.find(({ code }) => code === lang)?.tag ?? lang;

const SCRIPT_SUBTAG = /-([A-Z][a-z]{3})\b/;
const scripts = new Map<string, string>(
  LANGUAGES.flatMap((one: Language) => [one.code, one.tag].map((lang) => [lang, one.script ?? SCRIPT_SUBTAG.exec(one.tag)?.[1]])).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  ),
);
/** Script a language is written in, such as `Hans`, `Latn`, `Arab`. */
export function scriptOf(lang: string): string {
  const known = scripts.get(lang);
  if (known !== undefined) return known;
  const script = new Intl.Locale(tagOf(lang)).maximize().script ?? 'Latn';
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

/** Code of the product for the nearest language there are words for: of the same script, else of the same language, else English. */
export function nearestCode(lang: string): (typeof LANGUAGES)[number]['code'] {
  const same = LANGUAGES.find(({ code, tag }) => code === lang || tag === lang);
  if (same) return same.code;
  const wanted = new Intl.Locale(tagOf(lang)).maximize();
  const nearest = LANGUAGES.map(({ code, tag }) => ({ code, own: new Intl.Locale(tag).maximize() })).filter(
    ({ own }) => own.language === wanted.language,
  );
  return (nearest.find(({ own }) => own.script === wanted.script) ?? nearest[0])?.code ?? 'en';
}
