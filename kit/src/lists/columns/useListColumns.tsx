import { useMemo } from 'react';
import type { Column } from '../../primitives/data-table/index.ts';
import { Status } from '../../primitives/status/index.ts';
import { useText } from '../../forms/render/index.ts';
import type { CellWords, ListColumn, ListShape, ListSpec } from '../grammar/index.ts';

function sortOf<Row>({ isSortable, figure }: ListColumn<Row>, isServer: boolean): Column<Row>['sort'] {
  if (isSortable !== true) return undefined;
  if (isServer) return 'server';
  return figure ? 'number' : 'text';
}

/** Indentation of three levels and the drawing that opens them, beside the name in a tree. */
const LEVELS_PX = 64;

function widthOf<Row>({ width, narrow }: ListColumn<Row>, shape: ListShape): Column<Row>['width'] {
  const isTree = shape === 'tree' || shape === 'lazyTree';
  return isTree && narrow === 'title' && 'minPx' in width ? { flex: width.flex, minPx: width.minPx + LEVELS_PX } : width;
}

/** Columns of a list as a table draws them; the same until the language or the list changes. */
export function useListColumns<Row>(
  { columns, shape, isUnpaged = false }: Pick<ListSpec<Row>, 'columns' | 'shape' | 'isUnpaged'>,
  moment: CellWords['moment'],
): Column<Row>[] {
  const text = useText();
  return useMemo(() => {
    const words: CellWords = { text, moment };
    return columns.map((column): Column<Row> => {
      const { tone, cell, figure, mark } = column;
      const word = (row: Row) => column.text(row, words);
      const sort = sortOf(column, shape === 'paged' || isUnpaged);
      return {
        id: column.id,
        header: text(column.header),
        text: word,
        width: widthOf(column, shape),
        narrow: column.narrow,
        ...(tone && { cell: (row: Row) => <Status tone={tone(row)}>{word(row)}</Status> }),
        ...(cell && { cell: (row: Row) => cell(row, words) }),
        ...(mark && { mark }),
        ...(column.pinned && { pinned: column.pinned }),
        ...(column.align && { align: column.align }),
        ...(column.isNamedInNarrow && { isNamedInNarrow: true }),
        ...(column.isWholeInNarrow && { isWholeInNarrow: true }),
        ...(column.isVerbatim && { isVerbatim: true }),
        ...(sort && { sort }),
        ...(figure && sort === 'number' && { figure }),
      };
    });
  }, [columns, shape, isUnpaged, text, moment]);
}
