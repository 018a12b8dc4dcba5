import type { ReactNode } from 'react';
import type { IconShape } from '../icon/index.ts';

export interface TabItem {
  /** Unique among the tabs. */
  readonly id: string;
  readonly label: string;
  readonly icon?: IconShape;
  /** Number of things under the tab; part of its spoken name. */
  readonly count?: number;
  /** Number of fields under the tab that are to be mended; shown with a sign and spoken as “2 errors”. */
  readonly problemCount?: number;
  /** Reason the tab cannot be chosen now. It stays reachable and says so. */
  readonly disabledReason?: string;
}

export interface TabsProps {
  /** Spoken name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  /** Id of the chosen tab. */
  readonly selectedId: string;
  readonly onSelect: (id: string) => void;
  /**
   * `automatic`: the arrows choose at once. `manual`: the arrows move, Enter or Space choose; for panels that load something.
   * @defaultValue `automatic`
   */
  readonly activation?: 'automatic' | 'manual';
  /** `fill`: the panel takes the height that is left, for lists that scroll. @defaultValue `content` */
  readonly fit?: 'content' | 'fill';
  /**
   * `chosen`: only the panel of the chosen tab exists. `visited`: panels that were open stay, hidden, with what was typed
   * and loaded in them; `all`: every panel is there from the beginning, so that a form can check fields nobody has seen.
   * Both need `children` to be a function.
   * @defaultValue `chosen`
   */
  readonly keep?: 'chosen' | 'visited' | 'all';
  /** The panel of the chosen tab, or what gives the panel of a tab by its id. */
  readonly children: ReactNode | ((id: string) => ReactNode);
}
