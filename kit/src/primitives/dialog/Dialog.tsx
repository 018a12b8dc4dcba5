import { Panel } from '../overlay/index.ts';
import type { DialogProps } from './types.ts';

/**
 * A dialog in the middle of the page. Drawn means open: draw it, fetched on demand, while it is wanted.
 * The first field gets the focus (or the element marked `data-autofocus`); Escape, the close button and, without a
 * guard, a press outside ask to close; the focus goes back to where it was. Below 600 px it fills the page.
 */
export function Dialog({ widthPx = 600, ...props }: DialogProps) {
  return <Panel {...props} widthPx={widthPx} place="center" />;
}
