import { useState } from 'react';
import { useSession } from '../../../auth/currentSession.ts';
import { STORAGE_PREFIX, localShelf, noteStorageTrouble } from '../../../browser/storage.ts';

/** Widths, in px, a pane beside the canvas may have. */
export const PANE_WIDTHS = { controls: { min: 180, max: 420, usual: 216 }, settings: { min: 260, max: 560, usual: 312 } } as const;
type SidePaneName = keyof typeof PANE_WIDTHS;
type PaneWidths = Readonly<Record<SidePaneName, number>>;

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
    return { controls: width('controls'), settings: width('settings') };
  } catch {
    noteStorageTrouble('Storage held no widths of panes: the usual ones are used');
    return USUAL;
  }
}

/** Widths of the panes of the designer, each person's own in this browser. @source designer §5.2 */
export function usePaneWidths(): readonly [widths: PaneWidths, set: (name: SidePaneName, widthPx: number) => void] {
  const place = `${STORAGE_PREFIX}designPanes@${useSession().currentUser.user.userId}`;
  const [widths, setWidths] = useState(() => readPaneWidths(localShelf.getItem(place)));
  const set = (name: SidePaneName, widthPx: number) => {
    const next = { ...widths, [name]: widthPx };
    localShelf.setItem(place, JSON.stringify(next));
    setWidths(next);
  };
  return [widths, set];
}
