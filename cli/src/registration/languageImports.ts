/** Tables in which the console names its catalogues by language. */
export const IMPORT_TABLES: readonly string[] = ['console/src/i18n/catalogs.ts', 'console/src/i18n/appCatalogs.ts'];

/** Texts of the project with one language more or less; each answers null where the text is not as expected. */
type Edit = (text: string) => string | null;

/** Row of a language in a table of catalogues, over as many lines as it has. */
const rowOf = (code: string): RegExp => new RegExp(`^ {2}${code}: \\(\\) =>[^]*?,\\n(?= {2}\\w+: \\(|\\};)`, 'gm');

/**
 * Every table of catalogues with those of a language at its end: the row of English once more. Unchanged where it is there.
 * @param fallbacks languages that stand in for it and have names of the menu, the nearest first
 */
export const withImports =
  (code: string, fallbacks: readonly string[] = []): Edit =>
  (text) => {
    if (rowOf(code).test(text)) return text;
    const after = text.replaceAll(/^ {2}en: \(\) =>[^]*?\n(?=\};)/gm, (rows) => {
      const [english = ''] = /^[^]*?,\n(?= {2}\w+: \(|$)/.exec(rows) ?? [];
      const row = english.replace('  en:', `  ${code}:`).replaceAll(/\/en\.(po|ts)'/g, `/${code}.$1'`);
      // Names of the menu are no catalogue, which falls back when it is compiled: what comes later is said.
      const menus = fallbacks.toReversed().map((one) => `import('./menu/${one}.ts'), `);
      return rows + row.replace(`import('./menu/${code}.ts')`, (own) => menus.join('') + own);
    });
    return after === text ? null : after;
  };

/** The same tables without a language. */
export const withoutImports =
  (code: string): Edit =>
  (text) =>
    text.replaceAll(rowOf(code), '');
