import { useRef } from 'react';
import { COLUMN_PX } from './columnSheet.ts';
import * as css from './ListPart.css.ts';
import type { HeadBox } from './useHeadBoxes.ts';

export interface HeadEdgeProps {
  /** Head whose edge it is. */
  readonly box: HeadBox;
  /** Width while the edge is dragged, in px; null once it is let go. */
  readonly onDrag: (widthPx: number | null) => void;
  readonly onWidth: (widthPx: number) => void;
}

/** Edge of a head that is dragged with mouse, pen or finger; by keys the head itself gets wider. */
export function HeadEdge({ box, onDrag, onWidth }: HeadEdgeProps) {
  const dragged = useRef<{ readonly fromX: number; readonly widthPx: number } | null>(null);
  const widthAt = (clientX: number): number => {
    const { fromX, widthPx } = dragged.current ?? { fromX: clientX, widthPx: box.widthPx };
    return Math.round(Math.max(COLUMN_PX.min, Math.min(COLUMN_PX.max, widthPx + clientX - fromX)));
  };
  const end = () => {
    dragged.current = null;
    onDrag(null);
  };
  return (
    <span
      aria-hidden="true"
      className={css.edge}
      style={{ insetInlineStart: box.leftPx + box.widthPx }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = { fromX: event.clientX, widthPx: box.widthPx };
      }}
      onPointerMove={({ clientX }) => dragged.current && onDrag(widthAt(clientX))}
      onPointerUp={({ clientX }) => {
        if (!dragged.current) return;
        const widthPx = widthAt(clientX);
        const isMoved = widthPx !== dragged.current.widthPx;
        end();
        if (isMoved) onWidth(widthPx);
      }}
      onPointerCancel={end}
    />
  );
}
