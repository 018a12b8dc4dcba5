import type { IconShape } from '../icon/index.ts';

/** A branch has `children`, a leaf has `href`. */
export interface NavItem {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  /** Where the leaf leads; a real address, so that it can be opened in a new tab. */
  readonly href?: string;
  /** Opens in a window of its own, and says so. */
  readonly isExternal?: boolean;
  readonly children?: readonly NavItem[];
}

export interface SideNavProps {
  /** Name of the navigation landmark. */
  readonly label: string;
  readonly items: readonly NavItem[];
  /** Id of the leaf whose page is shown. */
  readonly currentId: string | null;
  /** Icons only; pressing a branch then asks for the full width. */
  readonly isRail?: boolean;
  /** Called for a plain click on a leaf; clicks that ask for a new tab stay with the browser. */
  readonly onFollow: (item: NavItem) => void;
  /** Called when a branch is pressed in the rail. */
  readonly onWiden?: () => void;
}
