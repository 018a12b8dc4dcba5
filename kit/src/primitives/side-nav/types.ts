import type { MouseEvent, ReactNode } from 'react';
import type { IconShape } from '../icon/index.ts';
import type { PartsProps } from '../parts/index.ts';

/** Facts of an entry its behaviour depends on. A branch has `children`, a leaf has `href`, or `opens` where its address is made when it is pressed. */
export interface NavData<N> {
  readonly id: string;
  /** Address of the leaf; a real one, so that it can be opened in a new tab. */
  readonly href?: string;
  /** Opens in a window of its own, and says so. */
  readonly isExternal?: boolean;
  /**
   * Opens a window of its own, and says so: a button where the address is made when it is pressed, a link where `href` is known
   * before; a plain press is handed over either way. @source shell §2.3 (types 6 and 7)
   */
  readonly opens?: 'window';
  readonly children?: readonly N[];
}

export interface NavItem extends NavData<NavItem> {
  readonly label: string;
  /** BCP 47 tag of the label, where it is in another language than the page. */
  readonly lang?: string;
  readonly icon: IconShape;
  /** Its page does not exist yet: a sign says so, and so do the words. */
  readonly isComing?: boolean;
  /** Number of things that wait on its page: drawn beside it and said after its name; a branch that is shut, and one in a bar, has those of all its leaves. */
  readonly count?: number;
}

/** Options of `useNavTree`. */
export interface NavTreeOptions<N extends NavData<N>> {
  readonly items: readonly N[];
  /** Id of the leaf whose page is shown. */
  readonly currentId: string | null;
  /** Id of the top branch that is open while the current page is below none. @source shell §2.3 */
  readonly restingId?: string | null;
  /** Called for a plain press on a leaf; presses that ask for a new tab stay with the browser. */
  readonly onFollow: (item: N) => void;
  /** With this a branch does not open below itself: it is a button that hands itself over. */
  readonly onBranch?: (branch: N) => void;
}

/** One entry as it is drawn. */
export interface NavView<N extends NavData<N>> {
  readonly item: N;
  /** Number of branches above it. */
  readonly depth: number;
  /** The current page is its own. */
  readonly isCurrent: boolean;
  /** A branch is open; undefined for a leaf, and for a branch that hands itself over. */
  readonly isOpen: boolean | undefined;
  /** A branch the current page is below. */
  readonly holdsCurrent: boolean;
  /** Entries below it that are to be drawn: those of an open branch. */
  readonly children: readonly NavView<N>[];
  readonly onPress: (event: MouseEvent) => void;
}

/** Props of every form of the menu. */
export interface NavMenuProps {
  readonly items: readonly NavItem[];
  /** Id of the leaf whose page is shown. */
  readonly currentId: string | null;
  /** Called for a plain click on a leaf; clicks that ask for a new tab stay with the browser. */
  readonly onFollow: (item: NavItem) => void;
}

/** Parts of a drawn menu, for `parts` and as `data-part`. */
export type SideNavPart = 'links' | 'foot';

export interface SideNavProps extends NavMenuProps, PartsProps<SideNavPart> {
  /** Name of the navigation landmark. */
  readonly label: string;
  /** Icons only, with their names as tooltips. A branch opens a panel beside itself. @reading R-325 */
  readonly isRail?: boolean;
  /** With this a branch of the rail asks for the full width instead, and is open there. */
  readonly onWiden?: () => void;
  /** Id of the top branch that is open while the current page is below none. @source shell §2.3 */
  readonly restingId?: string | null;
  /** A quiet line below the links, such as a version; not in the rail. */
  readonly foot?: ReactNode;
}

export interface NavLinksProps extends NavMenuProps {
  /** With this a branch does not open below itself: it is a button that hands itself over. */
  readonly onBranch?: (branch: NavItem) => void;
}
