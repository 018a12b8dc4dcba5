import type { ReactNode } from 'react';
import type { NavItem } from '../../primitives/side-nav/index.ts';

/** Features that tell one layout from another on a wide page. Below 992 px all are alike. @source shell §2.4 @reading R-322 */
export interface LayoutShape {
  /** Menu in the bar: none, whole with panels, or whole with branches that are chosen for the sidebar. */
  readonly top: 'none' | 'panels' | 'choice';
  /** Sidebar: none, the whole menu that folds into a rail, always a rail, or what stands below the chosen top entry. */
  readonly side: 'none' | 'folding' | 'rail' | 'chosen';
}

/** The menu of a page frame. */
export interface FrameMenu {
  readonly items: readonly NavItem[];
  /** Id of the leaf whose page is shown. */
  readonly currentId: string | null;
  /** Called for a plain click on a leaf; clicks that ask for a new tab stay with the browser. */
  readonly onFollow: (item: NavItem) => void;
  /** The sidebar is shown: whole on a wide page where it folds, over the page below 992 px. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Id of the top branch that a sidebar opens while the current page is below none; in a rail nothing opens by itself. @source shell §2.3 */
  readonly restingId?: string | null;
}

/** The bar along the top of the page. */
export interface FrameBar {
  /** Place of the page in the menu. Not shown where the menu takes its room; below 992 px always. */
  readonly place: ReactNode;
  /** Tools at its end. */
  readonly tools: ReactNode;
  /** False: it scrolls away with the page. @defaultValue true */
  readonly isFixed?: boolean;
}

export interface FrameProps {
  readonly shape: LayoutShape;
  /** Logo and name, and the logo alone for a rail; null for none. Drawn on the colours of the menu. */
  readonly brand: { readonly wide: ReactNode; readonly rail: ReactNode } | null;
  readonly menu: FrameMenu;
  readonly bar: FrameBar;
  /** Line below the menu of a sidebar. */
  readonly foot?: ReactNode;
  /** The bar of open pages, which the page joins. Not shown below 992 px. */
  readonly tabs?: ReactNode;
  /** Notice that concerns every page, such as a lost connection: a line above the open pages. */
  readonly notice?: ReactNode;
  /** The page. It stays mounted whatever else of the frame changes. */
  readonly children: ReactNode;
}
