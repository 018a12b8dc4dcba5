import type { ReactNode } from 'react';
import type { IconShape } from '../icon/index.ts';
import type { PartsProps } from '../parts/index.ts';

/** Facts of a tab its behaviour depends on. */
export interface TabData {
  /** Unique among the tabs. */
  readonly id: string;
  /** Reason the tab cannot be chosen now. It stays reachable and says so. */
  readonly disabledReason?: string;
}

export interface TabItem extends TabData {
  readonly label: string;
  readonly icon?: IconShape;
  /** Number of things under the tab; part of its spoken name. */
  readonly count?: number;
  /** Number of fields under the tab that are to be mended; shown with a sign and spoken as “2 errors”. */
  readonly problemCount?: number;
}

/** Options of `useTabs`. */
export interface TabsOptions<Tab extends TabData> {
  /** Spoken name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the chosen tab. Left out, the row keeps the choice itself. */
  readonly selectedId?: string;
  /** Id of the tab that is chosen at first in a row that keeps the choice itself. @defaultValue the first that can be chosen */
  readonly initialSelectedId?: string;
  readonly onSelect?: (id: string) => void;
  /**
   * `automatic`: the arrows choose at once. `manual`: the arrows move, Enter or Space choose; for panels that load something.
   * @defaultValue `automatic`
   */
  readonly activation?: 'automatic' | 'manual';
  /**
   * `chosen`: only the panel of the chosen tab exists. `visited`: panels that were open stay, hidden, with what was typed
   * and loaded in them; `all`: every panel is there from the beginning, so that a form can check fields nobody has seen.
   * @defaultValue `chosen`
   */
  readonly keep?: 'chosen' | 'visited' | 'all';
}

/** One tab as it is drawn: the same object as long as nothing of it changes. */
export interface TabView<Tab extends TabData = TabData> {
  readonly item: Tab;
  /** Id of the element. */
  readonly id: string;
  readonly panelId: string;
  readonly isSelected: boolean;
}

/** One panel that exists now. */
export interface TabPanelView {
  /** Id of its tab among the tabs. */
  readonly itemId: string;
  /** Id of the element. */
  readonly id: string;
  /** Id of the element of its tab. */
  readonly tabId: string;
  readonly isSelected: boolean;
  /** Nothing in it takes the keyboard, so it does itself. */
  readonly isStop: boolean;
}

/** End of the row: where lines begin, or where they end. */
export type TabsEnd = 'start' | 'end';

/** Parts of the drawn tabs, for `parts` and as `data-part`. */
export type TabsPart = 'bar' | 'list' | 'tab' | 'label' | 'badge' | 'problem' | 'edge' | 'panel';

export interface TabsProps extends TabsOptions<TabItem>, PartsProps<TabsPart> {
  /** `fill`: the panel takes the height that is left, for lists that scroll. @defaultValue `content` */
  readonly fit?: 'content' | 'fill';
  /** The panel of the chosen tab, or what gives the panel of a tab by its id; a function where `keep` is not `chosen`. */
  readonly children: ReactNode | ((id: string) => ReactNode);
}
