import type { ReactNode } from 'react';
import type { PanelPlacement } from '../popover/index.ts';

export interface TooltipProps {
  /** A sentence about what it hangs on: read as its description. Never its name, and nothing one cannot do without. */
  readonly text: string;
  /** @defaultValue `top` */
  readonly placement?: PanelPlacement;
  /**
   * `always`, or `cut`: only while the words inside are cut off; the text then is the words themselves and not a description.
   * @defaultValue `always`
   */
  readonly when?: 'always' | 'cut';
  /** One control, or words. */
  readonly children: ReactNode;
}
