import type { IconShape } from '../icon/index.ts';
import type { PartsProps } from '../parts/index.ts';

/** Facts of an open page its tag depends on. */
export interface TagData {
  /** Unique among the tags. */
  readonly id: string;
  readonly title: string;
  /** Cannot be closed: a pin takes the place of the close button. Pinned tags come first. */
  readonly isPinned: boolean;
  /** Address of the tag; a real one, so that it can be opened in a window of its own. */
  readonly href: string;
}

/** An open page, as its tag shows it. */
export interface Tag extends TagData {
  /** BCP 47 tag of the title, where it is in another language than the page. */
  readonly lang?: string;
  /** Drawn before the title where `hasIcons` is on. */
  readonly icon?: IconShape;
  /** Something typed on the page is not saved: a dot for the eye, words for a screen reader. */
  readonly isUnsaved: boolean;
}

/** Tags that are closed, seen from the tag it was asked on. @source shell §2.4 */
export type ClosingHow = 'one' | 'others' | 'right' | 'all';

/** Sentences of a bar of open pages. */
export interface TagsViewMessages {
  /** Place of a tag among so many, read after its name. */
  readonly place: (number: number, total: number) => string;
  /** Name of the button that closes a page. */
  readonly close: (title: string) => string;
  readonly closed: (title: string) => string;
  readonly closedPages: (count: number) => string;
  readonly refreshed: string;
  readonly moved: (place: number) => string;
  /** Refusals of a step of a tag. */
  readonly edges: Readonly<Record<'first' | 'last' | 'pinned', string>>;
  /** Reasons nothing can be closed. */
  readonly refusals: Readonly<Record<ClosingHow, string>>;
}

/** Options of `useTagsView`. */
export interface TagsViewOptions<T extends TagData> {
  /** Spoken name of the landmark, such as “open pages”. */
  readonly label: string;
  /** In their order, pinned ones first. */
  readonly tags: readonly T[];
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
  readonly messages: TagsViewMessages;
}

/** One tag as it is drawn: the same object as long as nothing of it changes. */
export interface TagView<T extends TagData = TagData> {
  readonly tag: T;
  /** Id of the element. */
  readonly id: string;
  readonly linkId: string;
  readonly isCurrent: boolean;
  /** The one stop of the keyboard among the tags. */
  readonly isStop: boolean;
  readonly isDragged: boolean;
  /** Its place among the others, in words. */
  readonly place: string;
  /** Name of the button that closes it. */
  readonly closeLabel: string;
}

/** Parts of a drawn bar, for `parts` and as `data-part`. */
export type TagsViewPart = 'list' | 'tag' | 'link' | 'icon' | 'title' | 'dot' | 'close' | 'more';

export interface TagsViewProps extends Omit<TagsViewOptions<Tag>, 'messages'>, PartsProps<TagsViewPart> {
  /** Icons on the tags. @source shell §2.5 */
  readonly hasIcons: boolean;
}
