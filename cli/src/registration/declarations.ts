/** Page of the documents that lists the declarations with their lines. */
export const DECLARATIONS_FILE = 'docs/declarations.md';

const ROW = /^\| `(.+?)` +\| +(\d+) +\| +\d+ +\|\n/gm;
/** Imports, over several lines where they are long. */
const IMPORTS = /^import [^;]*;\n/gm;
const linesOf = (text: string): number => text.trim().split('\n').length;

/** The list with the lines of a declaration, which stands by their number; null when the file is not as expected. */
export function withDeclaration(text: string, file: string, declaration: string): string | null {
  const rest = withoutDeclarations(text, [file]);
  const own = linesOf(declaration.replaceAll(IMPORTS, ''));
  const row = `| \`${file}\` | ${own} | ${linesOf(declaration)} |\n`;
  const rows = [...rest.matchAll(ROW)].filter(([, path = '']) => path.startsWith('console/src/pages/'));
  const before = rows.findLast(([, path = '', lines]) => Number(lines) < own || (Number(lines) === own && path < file));
  const at = before ? before.index + before[0].length : rows[0]?.index;
  return at === undefined ? null : `${rest.slice(0, at)}${row}${rest.slice(at)}`;
}

/** The list without some. @param paths files; one that ends in a slash is a folder */
export const withoutDeclarations = (text: string, paths: readonly string[]): string =>
  text.replaceAll(ROW, (row: string, file: string) =>
    paths.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path)) ? '' : row,
  );
