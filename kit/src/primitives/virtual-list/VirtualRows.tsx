import type { ReactNode } from 'react';
import { virtualGapProps } from './headless.ts';
import type { RowsPart } from './headless.ts';

interface VirtualRowsProps {
  readonly parts: readonly RowsPart[];
  /** Element of a gap: what may stand beside the rows. */
  readonly gap?: 'div' | 'li';
  /** One row, with its own React key and `virtualRowProps(index)`. */
  readonly children: (index: number) => ReactNode;
}

/** The rows that are drawn, and the gaps between them, which nobody is told of. */
export const VirtualRows = ({ parts, gap: Gap = 'div', children }: VirtualRowsProps) =>
  parts.map((part) => (part.kind === 'gap' ? <Gap key={part.name} {...virtualGapProps(part)} /> : children(part.index)));
