import type { CSSProperties } from 'react';
import type { SheetLine } from '../sheet.ts';
import { valueAt } from '../sheet.ts';
import type { ImportColumn } from '../types.ts';

const NARROWEST_PX = 88;
const WIDEST_PX = 260;
/** Room for a count of rows in every language, between the sign of a problem and the arrow. */
const ROWS_PX = 148;
const LETTER_PX = 9;
const WIDE_LETTER_PX = 15;
const AROUND_PX = 36;
/** Lines looked at for the width of a column. */
const SAMPLE = 60;
/** From here on letters are as wide as they are high. */
const WIDE_FROM = '\u2e80';

const textPx = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + (letter >= WIDE_FROM ? WIDE_LETTER_PX : LETTER_PX), AROUND_PX);

/** Width of each column: as wide as its head and the first texts need, within bounds. */
export const columnWidths = (columns: readonly ImportColumn[], lines: readonly SheetLine[]): readonly number[] =>
  columns.map(({ id, label, rows }) => {
    if (rows) return Math.max(ROWS_PX, Math.min(WIDEST_PX, textPx(label)));
    const widest = lines.slice(0, SAMPLE).reduce((most, line) => Math.max(most, textPx(valueAt(line, id))), textPx(label));
    return Math.max(NARROWEST_PX, Math.min(WIDEST_PX, widest));
  });

/** Room of a column: what its texts need, and a share of what the grid has to spare. */
export const columnStyle = (widthPx: number | undefined): CSSProperties => ({ flex: `1 0 ${widthPx ?? NARROWEST_PX}px` });
