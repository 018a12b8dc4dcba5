import type { ReactNode } from 'react';

export interface TableGridCell {
  /** Unique in the grid. */
  readonly id: string;
  /** Columns and rows it covers, each at least 1. @defaultValue 1 */
  readonly colspan?: number;
  readonly rowspan?: number;
  /** `label` for words that name the cell beside or under them. @defaultValue `content` */
  readonly kind?: 'content' | 'label';
  /** An empty cell keeps its place. */
  readonly content?: ReactNode;
}

export interface TableGridProps {
  /** Row by row; a cell that another one covers is left out, as in a table of a page. */
  readonly rows: readonly (readonly TableGridCell[])[];
  /** @defaultValue `solid` */
  readonly lines?: 'solid' | 'dashed' | 'none';
}
