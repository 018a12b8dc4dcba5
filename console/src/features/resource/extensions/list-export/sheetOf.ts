import type { Column } from '@milepost/kit/data-table';
import { serialOf } from '@milepost/kit/engines/sheet-cells';
import type { WrittenCell } from '@milepost/kit/engines/sheet-cells';
import { exportCell } from '@milepost/openapi/guards';
import type { AnyRow } from '../../definition/types.ts';
import type { TreeRow } from '../../list/rows/fullTree.ts';

/** Column as far as a sheet needs it. */
export type SheetColumn = Pick<Column<AnyRow>, 'id' | 'header' | 'text' | 'align'>;

/** A figure as lists write it, with its thousands and places, or as a percentage. A code such as 007 is none. */
const FIGURE = /^-?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?(%)?$/;
/** Digits a spreadsheet program keeps. */
const MOST_DIGITS = 15;
/** A day, a moment. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(:\d{2})?)?$/;
/** Step to the right of what stands below another row; wide, so that no spreadsheet program takes it away. */
const INDENT = '\u3000';

const textCell = (text: string): WrittenCell => (text === '' ? { t: 'z' } : { t: 's', v: exportCell(text) });

/** Cell of a figure with the format it is shown in; null for any other text, and for more digits than a workbook keeps. */
function figureCell(text: string): WrittenCell | null {
  const parts = FIGURE.exec(text);
  if (!parts) return null;
  const [, places = '', percent = ''] = parts;
  const plain = text.replaceAll(',', '').replace('%', '');
  if (plain.replaceAll(/[-.]/g, '').replace(/^0+/, '').length > MOST_DIGITS) return null;
  const whole = text.includes(',') ? '#,##0' : '0';
  const format = `${whole}${places && `.${'0'.repeat(places.length)}`}${percent}`;
  // In decimal, so that 12.35% is 0.1235 to the last digit.
  const value = percent ? Number(`${plain}e-2`) : Number(plain);
  return { t: 'n', v: value, ...(format !== '0' && { z: format }) };
}

/** Cell of a day or moment; null for any other text. */
function momentCell(text: string): WrittenCell | null {
  const parts = MOMENT.exec(text);
  const serial = parts && serialOf(text);
  if (!parts || serial === null) return null;
  const z = !text.includes(' ') ? 'yyyy-mm-dd' : parts[1] ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd hh:mm';
  return { t: 'n', v: serial, z };
}

type Level = readonly AnyRow[];
const below = (row: AnyRow): Level => (row as TreeRow).children ?? [];
const textsOf = ({ text }: SheetColumn, level: Level): string[] =>
  level.flatMap((row) => [text(row), ...textsOf({ text } as SheetColumn, below(row))]);

/** A column of days holds nothing else: a day among other texts is a text. */
function isOfMoments(column: SheetColumn, rows: Level): boolean {
  const texts = textsOf(column, rows).filter((text) => text !== '');
  return texts.length > 0 && texts.every((text) => momentCell(text) !== null);
}

/**
 * Rows of a sheet: the headers first; what stands below another row a step to the right of it. Figures, days and moments are cells of
 * their type, with the format they are shown in; codes and words are texts. @reading R-277
 */
export function sheetOf(columns: readonly SheetColumn[], rows: readonly AnyRow[]): WrittenCell[][] {
  const typed = columns.map((column, at) => {
    if (at === 0) return null;
    if (column.align === 'end') return figureCell;
    return isOfMoments(column, rows) ? momentCell : null;
  });
  const cells: WrittenCell[][] = [columns.map(({ header }) => textCell(header))];
  const add = (level: Level, depth: number) => {
    for (const row of level) {
      cells.push(
        columns.map(({ text }, at): WrittenCell => {
          const word = text(row);
          const indent = at === 0 ? INDENT.repeat(depth) : '';
          return typed[at]?.(word) ?? (indent === '' ? textCell(word) : { t: 's', v: indent + exportCell(word) });
        }),
      );
      add(below(row), depth + 1);
    }
  };
  add(rows, 0);
  return cells;
}
