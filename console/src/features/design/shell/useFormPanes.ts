import type { RefObject } from 'react';
import { usePanes } from './usePanes.ts';
import { PANE_WIDTHS, usePaneWidths } from './usePaneWidths.ts';
import type { SidePaneName } from './usePaneWidths.ts';

/** Panes of the form part, with the widths somebody gave them, and which they have closed. */
export function useFormPanes(box: RefObject<HTMLElement | null>) {
  const { widths, setWidth, isClosed, setClosed } = usePaneWidths();
  const panes = usePanes(box, {
    isClosed: (pane) => pane !== 'canvas' && isClosed(pane),
    open: (pane) => pane !== 'canvas' && setClosed(pane, false),
  });
  const widthOf = (name: SidePaneName) => ({
    widthPx: widths[name],
    range: PANE_WIDTHS[name],
    onClosed: (isNow: boolean) => setClosed(name, isNow),
    onWidth: (px: number) => setWidth(name, px),
  });
  return { panes, widthOf };
}
