import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { TableGrid } from '../../primitives/table-grid/index.ts';
import type { Part } from '../grammar/index.ts';

interface GridLinesProps {
  readonly lines: readonly Part[];
  readonly draw: (parts: readonly Part[]) => ReactNode;
}

const within = (part: Part): readonly Part[] => (part.part === 'row' ? part.parts : [part]);

/** Lines of cells of a form, each cell in its columns and over its lines. It is layout: readers hear the fields line by line. @source forms §3 */
export function GridLines({ lines, draw }: GridLinesProps) {
  const rows = useMemo(
    () =>
      lines.map((line, row) =>
        within(line).map((cell, at) => ({
          id: `${row}.${at}`,
          ...(cell.part === 'row' && { colspan: cell.colspan, rowspan: cell.rowspan }),
          ...(within(cell).length > 0 && { content: draw(within(cell)) }),
        })),
      ),
    [lines, draw],
  );
  return <TableGrid rows={rows} lines="none" />;
}
