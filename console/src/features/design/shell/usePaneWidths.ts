import { useState } from 'react';
import { useSession } from '../../../auth/currentSession.ts';
import { STORAGE_PREFIX, localShelf, noteStorageTrouble } from '../../../browser/storage.ts';

/** Widths, in px, a pane beside the canvas may have. */
export const PANE_WIDTHS = { controls: { min: 180, max: 420, usual: 216 }, settings: { min: 260, max: 560, usual: 312 } } as const;
export type SidePaneName = keyof typeof PANE_WIDTHS;
interface PaneWidths extends Readonly<Record<SidePaneName, number>> {
  /** Panes that are closed, left out where none is; each keeps its width. */
  readonly closed?: readonly SidePaneName[];
}
const isSidePane = (name: unknown): name is SidePaneName => typeof name === 'string' && name in PANE_WIDTHS;

const USUAL: PaneWidths = { controls: PANE_WIDTHS.controls.usual, settings: PANE_WIDTHS.settings.usual };

/** Widths out of storage; what is no width of a pane counts as never set. */
export function readPaneWidths(text: string | null): PaneWidths {
  if (text === null) return USUAL;
  try {
    const value: unknown = JSON.parse(text);
    const kept: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
    const width = (name: SidePaneName): number => {
      const px = kept[name];
      const { min, max } = PANE_WIDTHS[name];
      return typeof px === 'number' && px >= min && px <= max ? Math.round(px) : USUAL[name];
    };
    const closed = Array.isArray(kept['closed']) ? kept['closed'].filter(isSidePane) : [];
    return { controls: width('controls'), settings: width('settings'), ...(closed.length > 0 && { closed }) };
  } catch {
    noteStorageTrouble('Storage held no widths of panes: the usual ones are used');
    return USUAL;
  }
}

/** Widths of the panes of the designer and which are closed, each person's own in this browser. @source designer §5.2 @reading R-860 */
export function usePaneWidths() {
  const place = `${STORAGE_PREFIX}designPanes@${useSession().currentUser.user.userId}`;
  const [panes, setPanes] = useState(() => readPaneWidths(localShelf.getItem(place)));
  const keep = (next: PaneWidths) => {
    localShelf.setItem(place, JSON.stringify(next));
    setPanes(next);
  };
  const { closed = [], ...widths } = panes;
  const without = (name: SidePaneName) => closed.filter((one) => one !== name);
  const withClosed = (next: readonly SidePaneName[]) => next.length > 0 && { closed: next };
  return {
    widths,
    isClosed: (name: SidePaneName) => closed.includes(name),
    /** Opens it, too. */
    setWidth: (name: SidePaneName, widthPx: number) => keep({ ...widths, [name]: widthPx, ...withClosed(without(name)) }),
    setClosed: (name: SidePaneName, isClosed: boolean) => {
      if (closed.includes(name) !== isClosed) keep({ ...widths, ...withClosed(isClosed ? [...closed, name] : without(name)) });
    },
  };
}
