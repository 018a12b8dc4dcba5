/** Texts of the project with one language more or less; each answers null where the text is not as expected. */
type Edit = (text: string) => string | null;

/** Row of a language in a table of catalogues, over as many lines as it has. */
const rowOf = (code: string): RegExp => new RegExp(`^ {2}${code}: \\(\\) =>[^]*?,\\n(?= {2}\\w+: \\(|\\};)`, 'gm');

/** Every table of catalogues with those of a language at its end: the row of English once more. Unchanged where it is there. */
export const withImports =
  (code: string): Edit =>
  (text) => {
    if (rowOf(code).test(text)) return text;
    const after = text.replaceAll(/^ {2}en: \(\) =>[^]*?\n(?=\};)/gm, (rows) => {
      const [english = ''] = /^[^]*?,\n(?= {2}\w+: \(|$)/.exec(rows) ?? [];
      return rows + english.replace('  en:', `  ${code}:`).replaceAll(/\/en\.(po|ts)'/g, `/${code}.$1'`);
    });
    return after === text ? null : after;
  };

/** The same tables without a language. */
export const withoutImports =
  (code: string): Edit =>
  (text) =>
    text.replaceAll(rowOf(code), '');

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
