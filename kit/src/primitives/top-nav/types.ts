import type { NavData } from '../side-nav/headless.ts';
import type { NavItem, NavMenuProps } from '../side-nav/index.ts';
import type { PartLook } from '../parts/index.ts';

/** A top menu whose branches are chosen instead of opened: their links stand elsewhere on the page. */
export interface TopNavChoice<N = NavItem> {
  /** Id of the branch whose links are shown there. */
  readonly chosenId: string | null;
  /** Id of the element that shows them. */
  readonly controls: string;
  readonly onChoose: (branch: N) => void;
}

/** Options of `useTopNav`. */
export interface TopNavOptions<N extends NavData<N>> {
  /** Name of the navigation landmark. */
  readonly label: string;
  readonly items: readonly N[];
  /** Id of the leaf whose page is shown. */
  readonly currentId: string | null;
  /** Called for a plain press on a leaf; presses that ask for a new tab stay with the browser. */
  readonly onFollow: (item: N) => void;
  /** Left out, a branch opens a panel with its links. */
  readonly choice?: TopNavChoice<N>;
}

export interface TopNavProps extends NavMenuProps, PartLook {
  /** Name of the navigation landmark. */
  readonly label: string;
  /** Left out, a branch opens a panel with its links. */
  readonly choice?: TopNavChoice;
}
