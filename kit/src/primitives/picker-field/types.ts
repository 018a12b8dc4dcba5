import type { KeyboardEvent, ReactNode, Ref } from 'react';
import type { FieldUse, FieldWords } from '../field/index.ts';

/** One chosen thing as the closed field shows it. */
export interface PickedItem {
  /** Unique within the value; what `onRemove` is called with. */
  readonly identity: string;
  /** Its name, or its path joined with ` / `. Of an unknown one, the stored id: the field writes “unknown” around it. */
  readonly text: string;
  /** Note that tells namesakes apart: department, staff number. Spoken, and shown where there is room. */
  readonly note?: string;
  /** Stored, but no record is known for it. It stays in the value. @source forms §3 @reading R-180 */
  readonly isUnknown?: boolean;
}

/** Panel the field opens, and how far that has come. */
export interface PickerOpening {
  /** Role of what opens, for a screen reader. */
  readonly kind: 'dialog' | 'listbox' | 'grid' | 'tree';
  readonly isOpen: boolean;
  /** Somebody asked for it and it is still on its way: the field shows that it is busy. */
  readonly isComing?: boolean;
  /** Id of what is open. */
  readonly controls?: string;
  /** Id of the row that has the keyboard while the focus stays in the field. */
  readonly activeId?: string;
  /** Keys of the field before it uses them itself; `preventDefault` keeps one from it. Never called while an input method composes. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** The whole box, for what is placed beside it. */
  readonly boxRef?: Ref<HTMLDivElement>;
}

/** Arrival of the names of the value. */
export type NamesState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading' }
  /** The ids are shown until a retry brings the names. */
  | { readonly kind: 'failed'; readonly retry: () => void };

/**
 * Number of chosen things in the box: all; the first; or as many as fit on one line, but at least the first.
 * The others are a count that opens the list of all. @source forms §2.1 @reading R-210
 */
export type TagsShown = 'all' | 'first' | 'fit';

export interface PickerFieldProps extends FieldWords {
  /** The chosen things, in their order. */
  readonly items: readonly PickedItem[];
  /** `one` is written as a text, `many` as tags. */
  readonly cardinality: 'one' | 'many';
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  /** Disabled and read-only fields open nothing but the list of all that is chosen. @source forms §2.4 */
  readonly use?: FieldUse;
  readonly opens: PickerOpening;
  /** A press anywhere on the box, Enter, Space, the down arrow. */
  readonly onOpen: () => void;
  /** Gives every tag a way out of the value; left out, tags stay. */
  readonly onRemove?: (identity: string) => void;
  /** Makes the field clearable. @source forms §4 */
  readonly onClear?: () => void;
  /** Brings back what the last clear took, by Ctrl+Z; announced after a clear. @reading R-179 */
  readonly onUndo?: () => void;
  /** @defaultValue `ready` */
  readonly names?: NamesState;
  /** @defaultValue `fit` */
  readonly tags?: TagsShown;
  /** A control that stands beside the box, such as a button that adds. */
  readonly beside?: ReactNode;
}
