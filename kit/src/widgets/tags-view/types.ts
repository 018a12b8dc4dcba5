import type { IconShape } from '../../primitives/icon/index.ts';

/** An open page, as its tag shows it. */
export interface Tag {
  /** Unique among the tags. */
  readonly id: string;
  readonly title: string;
  /** BCP 47 tag of the title, where it is in another language than the page. */
  readonly lang?: string;
  /** Drawn before the title where `hasIcons` is on. */
  readonly icon?: IconShape;
  /** Cannot be closed: a pin takes the place of the close button. Pinned tags come first. */
  readonly isPinned: boolean;
  /** Something typed on the page is not saved: a dot for the eye, words for a screen reader. */
  readonly isUnsaved: boolean;
  /** Address of the tag; a real one, so that it can be opened in a window of its own. */
  readonly href: string;
}

/** Tags that are closed, seen from the tag it was asked on. @source shell §2.4 */
export type ClosingHow = 'one' | 'others' | 'right' | 'all';

export interface TagsViewProps {
  /** Spoken name of the landmark, such as “open pages”. */
  readonly label: string;
  /** In their order, pinned ones first. */
  readonly tags: readonly Tag[];
  /** Id of the page that is shown; null for a page without a tag. */
  readonly currentId: string | null;
  /** Called for a plain press on a tag and for Enter; presses that ask for a new window stay with the browser. */
  readonly onFollow: (id: string) => void;
  /**
   * Asks to close pages, never pinned ones. Whoever holds them asks about unsaved text, takes the tags away and resolves with
   * the ids that are really closed. `askedOn` is the tag it was asked on.
   */
  readonly onClose: (ids: readonly string[], how: ClosingHow, askedOn: string) => Promise<readonly string[]>;
  /** Asks to build a page anew. Resolves with false when it was not, because of unsaved text. */
  readonly onRefresh: (id: string) => Promise<boolean>;
  /** A tag was moved to a place, from 0. */
  readonly onMove: (id: string, index: number) => void;
  /** Icons on the tags. @source shell §2.5 */
  readonly hasIcons: boolean;
}
