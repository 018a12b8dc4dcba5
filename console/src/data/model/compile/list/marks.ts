import { valueOf as valueOfExpr } from '@milepost/kit/forms/grammar';
import type { CellMark } from '@milepost/kit/lists/grammar';
import { textOfFunction } from '@milepost/openapi/domains/model';
import type { ListConfig } from '@milepost/openapi/domains/model';
import { CELL, fieldOfPlace, readScript, readStyle } from '@milepost/openapi/domains/design/rules';
import type { ScriptLook, Styled } from '@milepost/openapi/domains/design/rules';
import { HEAD, valueOf } from './rowValue.ts';
import type { ModelRow } from './rowValue.ts';

/** Looks scripts of a list give its rows and cells, and the number of its scripts that are not run. */
export interface CompiledMarks {
  /** Looks of the cells of a column; null where no script gives any. */
  readonly of: ((column: string, columnIndex: number) => (row: ModelRow, at: number) => CellMark | null) | null;
  readonly unread: number;
}

const NO_FIELDS = { own: null, fields: new Set<string>() };

function lookOf(styled: Styled, read: (place: string) => unknown): ScriptLook | null {
  let one = styled;
  while (one !== null && 'test' in one) one = valueOfExpr(one.test, read) ? one.does : one.otherwise;
  return one;
}

/** Scripts of a list. */
export type ScriptsOfList = { readonly funcs: Omit<ListConfig['funcs'], 'rest'> };

/** Looks of rows and cells as far as their scripts are understood; a script is read, never evaluated. @reading R-741 */
export function marksOf({ funcs: { afterOnload, rowStyle, cellStyle } }: ScriptsOfList): CompiledMarks {
  const looks = [rowStyle, cellStyle]
    .map((script) => ({ text: textOfFunction(script) }))
    .map(({ text }) => ({ text, read: readStyle(text) }));
  const isAfterUnread = readScript(textOfFunction(afterOnload), NO_FIELDS)?.length !== 0;
  const styled = looks.flatMap(({ read }) => (read && read.styled !== null ? [read.styled] : []));
  return {
    unread: looks.filter(({ read }) => read === null).length + Number(isAfterUnread),
    of:
      styled.length === 0
        ? null
        : (column, columnIndex) => (row, at) => {
            if (row[HEAD]) return null;
            const read = (place: string): unknown => {
              if (place === CELL.rowIndex) return at;
              if (place === CELL.columnIndex) return columnIndex;
              if (place === CELL.column) return column;
              return valueOf(row, fieldOfPlace(place) ?? '') ?? null;
            };
            // What is said of the cell goes over what is said of its row.
            const found = styled.map((one) => lookOf(one, read)).filter((look) => look !== null);
            return found.length === 0 ? null : Object.assign({}, ...found);
          },
  };
}
