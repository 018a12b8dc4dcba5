import type { ReactNode, RefObject } from 'react';
import type { PartsProps } from '../parts/index.ts';
import type { RowSizes, SizeGuess } from '../row-scroller/headless.ts';

/** Look of one chosen thing. */
export interface PickedRow {
  readonly text: string;
  /** A second, quieter text: where it stands, a staff number. Part of the spoken name. */
  readonly note?: string | undefined;
  /** Drawn before the name: an avatar, an icon. */
  readonly lead?: ReactNode;
}

/** Facts of a list of chosen things, whoever draws it. */
export interface PickedListData<T> {
  /** Spoken name. */
  readonly label: string;
  /** In the order of choosing; any number. A stable array: the list is laid out again when it changes. */
  readonly items: readonly T[];
  /** Unique in the list. A stable function. */
  readonly identityOf: (item: T) => string;
  /** Asked only of what is in view. */
  readonly show: (item: T) => PickedRow;
  /** A press on the button of a row, Delete, Backspace; left out, rows stay. */
  readonly onRemove?: ((identity: string) => void) | undefined;
  /** Takes the focus when the last row is taken out; the list itself does where it is left out. */
  readonly headingRef?: RefObject<HTMLElement | null> | undefined;
}

/** Sentences of a list of chosen things. */
export interface PickedListMessages {
  /** Name of the button that takes a thing out. */
  readonly remove: (name: string) => string;
}

/** Options of `usePickedList`. */
export interface PickedListOptions<T> extends PickedListData<T> {
  readonly messages: PickedListMessages;
  /** Sizes the rows have before they are measured, so that they are there at once, on a server too. */
  readonly initial?: RowSizes | undefined;
  /** Sizes that lists of one look share, in place of `initial`. */
  readonly guess?: SizeGuess;
}

/** A chosen thing as it is drawn: the same object as long as nothing of it changes. */
export interface PickedRowView extends PickedRow {
  /** Id of the element. */
  readonly id: string;
  readonly slot: number;
  /** Position in the list, from 0. */
  readonly at: number;
  readonly offsetPx: number;
  readonly isTabStop: boolean;
  readonly identity: string;
  /** Spoken name: the text and its note. */
  readonly name: string;
  /** Name of the button that takes it out; null where rows stay. */
  readonly removeLabel: string | null;
  readonly onRemove: ((identity: string) => void) | undefined;
}

/** Parts of the drawn list, for `parts` and as `data-part`. */
export type PickedListPart = 'row' | 'name' | 'note' | 'remove' | 'empty';

export interface PickedListProps<T> extends PickedListData<T>, PartsProps<PickedListPart> {
  /** `card` in a pane: name above note. `line` in a popover: one below the other, close together. */
  readonly look: 'card' | 'line';
  /** Shown where there are no rows. */
  readonly emptyText: string;
}
