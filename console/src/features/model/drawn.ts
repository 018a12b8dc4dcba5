import { linesCell, noCell, starsCell, swatchCell } from '@milepost/kit/lists/cells';
import type { ListColumn } from '@milepost/kit/lists/grammar';
import type { ReactNode } from 'react';
import type { CellContent, CompiledColumn, ModelRow } from '../../data/model/compile/index.ts';

function cellOf(content: CellContent): ReactNode {
  switch (content.as) {
    case 'lines':
      return linesCell(content.lines);
    case 'swatch':
      return swatchCell(content.color);
    case 'stars':
      return starsCell(content.score, content.most);
    case 'text':
      return content.text || noCell();
    default:
      return null;
  }
}

/** A compiled column with the cells its content asks for. */
export const drawn = ({ content, kind: _kind, ...column }: CompiledColumn): ListColumn<ModelRow> => ({
  ...column,
  ...(content && { cell: (row: ModelRow) => cellOf(content(row)) }),
});
