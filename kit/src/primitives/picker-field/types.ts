import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { FieldMessages, FieldUse, FieldWords } from '../field/headless.ts';
import type { FieldPart } from '../field/index.ts';
import type { PartsProps } from '../parts/index.ts';

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
  readonly boxRef?: RefObject<HTMLElement | null>;
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

/** Sentences of a picker field. */
export interface PickerFieldMessages extends FieldMessages {
  /** Name of a stored thing no record is known for. */
  readonly unknown: (id: string) => string;
  /** Names of the value are on their way. */
  readonly loading: string;
  /** Names in one line, in the order of the value. */
  readonly names: (names: readonly string[]) => string;
  /** The first names in one line, and how many there are. */
  readonly namesInAll: (names: string, count: number) => string;
  /** Name of the button that clears, with the name of the field. */
  readonly clear: (label: string) => string;
  readonly cleared: string;
  /** The same where Ctrl+Z brings back what was taken. */
  readonly clearedUndo: string;
  /** A thing was taken out, and so many are left. */
  readonly removed: (name: string, left: number) => string;
  /** Name of the list of what is chosen, with the name of the field. */
  readonly chosen: (label: string) => string;
  /** Name of the button that takes a thing out. */
  readonly remove: (name: string) => string;
  /** Name of the button that opens the list of all: so many have no room, and so many there are. */
  readonly showAll: (hidden: number, count: number) => string;
}

/** Value of a picker field and what is told about it. */
export interface PickerFieldData extends FieldWords {
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
}

/** Options of `usePickerField`. */
export interface PickerFieldOptions extends PickerFieldData {
  readonly messages: PickerFieldMessages;
}

/** Options of `useTags`. */
export interface TagsOptions {
  /** Name of the field. */
  readonly label: string;
  readonly items: readonly PickedItem[];
  /** @defaultValue `fit` */
  readonly mode?: TagsShown | undefined;
  readonly textOf: (item: PickedItem) => string;
  readonly listRef: RefObject<HTMLElement | null>;
  readonly onRemove?: ((item: PickedItem, at: number) => void) | undefined;
  /** List of all, which the count of those without room opens. */
  readonly rest?: { readonly isOpen: boolean; readonly onToggle: (opener: HTMLElement) => void } | undefined;
  readonly messages: Pick<PickerFieldMessages, 'chosen' | 'remove' | 'showAll'>;
}

/** One tag as it is drawn. */
export interface TagView {
  readonly item: PickedItem;
  /** Place in the value, from 0. */
  readonly at: number;
  readonly text: string;
  /** Text with the note that tells namesakes apart. */
  readonly title: string;
}

/** Parts of the drawn field, for `parts` and as `data-part`. */
export type PickerFieldPart = FieldPart | 'control' | 'opener' | 'value' | 'tags' | 'tag' | 'remove' | 'rest';

export interface PickerFieldProps extends PickerFieldData, PartsProps<PickerFieldPart> {
  /** @defaultValue `fit` */
  readonly tags?: TagsShown;
  /** A control that stands beside the box, such as a button that adds. */
  readonly beside?: ReactNode;
}
