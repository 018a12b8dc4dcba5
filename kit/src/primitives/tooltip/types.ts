import type { ReactNode } from 'react';
import type { PanelPlacement } from '../popover/headless.ts';
import type { PartsProps } from '../parts/index.ts';

/** Options of `useTooltip`. */
export interface TooltipOptions {
  /** @defaultValue `top` */
  readonly placement?: PanelPlacement;
  /**
   * `always`, or `cut`: only while the words inside are cut off; the text then is the words themselves and not a description.
   * @defaultValue `always`
   */
  readonly when?: 'always' | 'cut';
}

/** The class and the style are those of what is shown; `around` is the element that holds what it hangs on. */
export interface TooltipProps extends TooltipOptions, PartsProps<'around'> {
  /** A sentence about what it hangs on: read as its description. Never its name, and nothing one cannot do without. */
  readonly text: string;
  /** One control, or words. */
  readonly children: ReactNode;
}
