import type { NavItem, NavMenuProps } from '../side-nav/index.ts';

/** A top menu whose branches are chosen instead of opened: their links stand elsewhere on the page. */
export interface TopNavChoice {
  /** Id of the branch whose links are shown there. */
  readonly chosenId: string | null;
  /** Id of the element that shows them. */
  readonly controls: string;
  readonly onChoose: (branch: NavItem) => void;
}

export interface TopNavProps extends NavMenuProps {
  /** Name of the navigation landmark. */
  readonly label: string;
  /** Left out, a branch opens a panel with its links. */
  readonly choice?: TopNavChoice;
}
