import type { ReactNode, RefObject } from 'react';

/** Look of one chosen thing. */
export interface PickedRow {
  readonly text: string;
  /** A second, quieter text: where it stands, a staff number. Part of the spoken name. */
  readonly note?: string;
  /** Drawn before the name: an avatar, an icon. */
  readonly lead?: ReactNode;
}

export interface PickedListProps<T> {
  /** Spoken name. */
  readonly label: string;
  /** In the order of choosing; any number. A stable array: the list is laid out again when it changes. */
  readonly items: readonly T[];
  /** Unique in the list. A stable function. */
  readonly identityOf: (item: T) => string;
  /** Asked only of what is in view. */
  readonly show: (item: T) => PickedRow;
  /** A press on the button of a row, Delete, Backspace; left out, rows stay. */
  readonly onRemove?: (identity: string) => void;
  /** `card` in a pane: name above note. `line` in a popover: one below the other, close together. */
  readonly look: 'card' | 'line';
  /** Shown where there are no rows. */
  readonly emptyText: string;
  /** Takes the focus when the last row is taken out; the list itself does where it is left out. */
  readonly headingRef?: RefObject<HTMLElement | null>;
}
