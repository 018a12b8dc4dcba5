import type { RefObject } from 'react';

/** `neutral` for names, `accent` for what is in force; the others are states, each with a shape of its own. */
export type TagTone = 'neutral' | 'accent' | 'success' | 'info' | 'warning' | 'danger';

export interface TagItem {
  /** Unique in the list. */
  readonly id: string;
  readonly label: string;
  /** Note that tells namesakes apart, or explains the tone: a department, “disabled”. Spoken with the name, shown on hover. */
  readonly note?: string;
  /** @defaultValue `neutral` */
  readonly tone?: TagTone;
  /** Reason the tag cannot be taken out; it then has no button. Spoken with the name. */
  readonly fixedReason?: string;
}

export interface TagListProps {
  /** Spoken name of the list. */
  readonly label: string;
  readonly tags: readonly TagItem[];
  /** Called by the button of a tag, Delete and Backspace, and said; left out, tags only show. */
  readonly onRemove?: (id: string) => void;
  /** Tags shown before the others become a count that opens a list of all; all of them, up to 100, when left out. @source forms §2.1 */
  readonly maxShown?: number;
  /** Takes the focus when the last tag is taken out: the field the tags belong to. */
  readonly fallbackRef?: RefObject<HTMLElement | null>;
}
