import { memo } from 'react';
import type { CSSProperties } from 'react';
import { cell, row, sized } from './RowLayout.css.ts';
import { columnSpan, gutter } from './spans.ts';
import type { RowCell, RowLayoutProps } from './types.ts';

const GUTTER_PX = 16;

/**
 * Cells on 24 columns, one below the other under 768 px and wherever the row itself is too narrow. A layout has no role.
 * @source forms §3 @reading R-265
 */
export function RowLayout({ cells, gutterPx }: RowLayoutProps) {
  const between: CSSProperties = { '--gutter': `${gutter(gutterPx, GUTTER_PX)}px` } as object;
  return (
    <div className={sized}>
      <div className={row} style={between}>
        {cells.map(({ id, ...shown }) => (
          <Cell key={id} {...shown} />
        ))}
      </div>
    </div>
  );
}

/** A cell: nothing to draw where its content is the very same element. */
const Cell = memo(function Cell({ span, content }: Omit<RowCell, 'id'>) {
  return (
    <div className={cell} style={{ '--columns': columnSpan(span) } as object}>
      {content}
    </div>
  );
});
