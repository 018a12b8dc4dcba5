/** File with a row for each screen, as an administrator meets it in a browser. */
export const JOURNEYS_FILE = 'console/e2e/screens/screens.e2e.ts';

/** Facts the journey of a screen must know: its address, and words it looks for, in zh. */
export interface JourneyRow {
  readonly path: string;
  readonly title: string;
  readonly add: string | null;
  readonly isUnsearched: boolean;
  readonly isRead: boolean;
}

const ROWS = /(const SCREENS: readonly Screen\[\] = \[\n)([\s\S]*?)(\n\];)/;
const quote = (text: string): string => `'${text.replaceAll(/[\\']/g, (sign) => `\\${sign}`)}'`;
/** Row of an address, on a line of its own or on several. */
const rowOf = (path: string): RegExp => new RegExp(`^ {2}\\{\\s*path: '/${path}',[^}]*\\},\\n`, 'm');

/** The journeys with a row for one more screen; the same when its address has one; null when the file is not as expected. */
export function withJourney(text: string, { path, title, add, isUnsearched, isRead }: JourneyRow): string | null {
  if (!ROWS.test(text)) return null;
  if (rowOf(path).test(text)) return text;
  const row = [
    `path: '/${path}'`,
    `title: ${quote(title)}`,
    `add: ${add === null ? 'null' : quote(add)}`,
    ...(isUnsearched ? ['isUnsearched: true'] : []),
    ...(isRead ? ['isRead: true'] : []),
  ];
  return text.replace(ROWS, (_, opening: string, rows: string, closing: string) => `${opening}${rows}\n  { ${row.join(', ')} },${closing}`);
}

/** The journeys without the row of an address. */
export const withoutJourney = (text: string, path: string): string => text.replace(rowOf(path), '');
