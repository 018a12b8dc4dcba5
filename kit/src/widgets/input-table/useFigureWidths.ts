import { useCallback, useState } from 'react';
import type { OnFigureCut } from '../../primitives/figure/index.ts';
import type { InputColumn } from './types.ts';

/** Most room a figure takes by itself. */
const MOST_PX = 320;
/** Room at both sides of a cell. */
const EDGES_PX = 26;

type Widths = Readonly<Record<string, number>>;

/** Least widths of columns, in px by id, that figures have asked for because they did not fit: columns grow and never shrink again. @reading R-276 */
export function useFigureWidths(columns: readonly InputColumn[]) {
  const [neededPx, setNeededPx] = useState<Widths>({});
  const onFigureCut = useCallback<OnFigureCut>(
    (frame, figurePx) => {
      const place = frame.closest<HTMLElement>('[data-mp-col]')?.dataset['mpCol'];
      const id = columns[Number(place) - 1]?.id;
      if (id === undefined) return;
      const px = Math.min(MOST_PX, Math.ceil(figurePx) + EDGES_PX);
      setNeededPx((now) => ((now[id] ?? 0) < px ? { ...now, [id]: px } : now));
    },
    [columns],
  );
  return { neededPx, onFigureCut };
}
