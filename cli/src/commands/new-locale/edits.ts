/** Texts of the project with one language more; each answers null where the text is not as expected. */
type Edit = (text: string) => string | null;

const replaced = (text: string, pattern: RegExp, by: (...parts: string[]) => string): string | null =>
  pattern.test(text) ? text.replace(pattern, by) : null;

/** The list of languages, their tags and their names. */
export const withLanguage =
  (code: string, tag: string, name: string): Edit =>
  (text) =>
    replaced(
      text,
      /(export const LANGUAGES = \[\n[^\]]*)(\] as const)/,
      (_, listed = '', closing = '') => `${listed}  { code: '${code}', tag: '${tag}', name: '${name}' },\n${closing}`,
    );

/** The languages Lingui keeps catalogues of. */
export const withCatalogues =
  (code: string): Edit =>
  (text) =>
    replaced(text, /( locales: \[)([^\]]*)(\])/, (_, opening = '', codes = '', closing = '') => `${opening}${codes}, '${code}'${closing}`);

/** The language a browser asks for. */
export const withDetection =
  (code: string, tag: string): Edit =>
  (text) =>
    replaced(
      text,
      /( +)(if \(\/\^en\\b\/i\.test\(language\)\) return 'en';\n)/,
      (_, indent = '', english = '') => `${indent}if (/^${tag}\\b/i.test(language)) return '${code}';\n${indent}${english}`,
    );

/** Every table of catalogues: the line of English once more, with those of the new language. */
export const withImports =
  (code: string): Edit =>
  (text) => {
    const lines = text.split('\n');
    const more = lines.flatMap((line) =>
      /^ {2}en: \(\) =>/.test(line) ? [line, line.replace('  en:', `  ${code}:`).replaceAll(/\/en\.(po|ts)'/g, `/${code}.$1'`)] : [line],
    );
    return more.length === lines.length ? null : more.join('\n');
  };

/** Texts of React Aria: those of English, for the time being. */
export const withAriaTexts =
  (code: string): Edit =>
  (text) =>
    replaced(text, /( {2}en: (corrected\(shippedEn, EN\)),\n)/, (_, line = '', texts = '') => `${line}  ${code}: ${texts},\n`);

/** Names of emoji: those of English, for the time being. */
export const withEmojiNames =
  (code: string): Edit =>
  (text) =>
    replaced(
      text,
      /(const COLUMN = \{)([^}]*?\ben: (\d+)) (\})/,
      (_, opening = '', columns = '', english = '', closing = '') => `${opening}${columns}, ${code}: ${english} ${closing}`,
    );

/** A catalogue in which nothing has been translated, made of the one in English. */
export const emptyCatalogue = (english: string, code: string): string => {
  const [head = '', ...entries] = english.split('\n\n');
  const untranslated = entries.map((entry) => entry.replace(/^msgstr (?:".*"\n?)+/m, 'msgstr ""\n').replace(/\n+$/, ''));
  return `${[head.replace(/"Language: en\\n"/, `"Language: ${code}\\n"`), ...untranslated].join('\n\n')}\n`;
};

/** Names of the menu in a language nobody has given any yet. */
export const EMPTY_MENU = `/** Names of the menu that are known, in this language: by code and the name a server gives them in zh. @source admin §2 */
export const messages: Record<string, string> = {
};
`;
