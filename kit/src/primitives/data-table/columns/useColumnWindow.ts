import { useMemo, useState } from 'react';
import { useExternalStore } from '../../../engines/external-store/index.ts';
import { shownColumns } from './columnView.ts';
import type { ColumnView } from './columnView.ts';
import { columnWindow, stepOf } from './columnWindow.ts';
import type { ColumnWindow } from './columnWindow.ts';
import { leastWidthPx } from './tableGrid.ts';

const SCREEN_STEP_PX = 200;
/** A server has no screen: that of most desks. */
const SERVER_SCREEN_PX = 1400;

function subscribeScreen(onChange: () => void) {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
/** Width of the screen, so much rounded up that not every change of it is one. */
const screenPx = () => Math.ceil(window.innerWidth / SCREEN_STEP_PX) * SCREEN_STEP_PX;

/** Columns that have cells while the table is scrolled sideways; null for all. The same object as long as they are the same. */
export function useColumnWindow<Row>(view: ColumnView<Row>, isNarrow: boolean) {
  const seenPx = useExternalStore(subscribeScreen, screenPx, () => SERVER_SCREEN_PX);
  const [step, setStep] = useState(0);
  const shown = useMemo(
    (): ColumnWindow | null =>
      isNarrow
        ? null
        : columnWindow(
            shownColumns(view).map((column) => leastWidthPx(view, column)),
            step,
            seenPx,
          ),
    [view, isNarrow, step, seenPx],
  );
  return { shown, onScroll: (region: Element) => setStep(stepOf(region.scrollLeft)) };
}
