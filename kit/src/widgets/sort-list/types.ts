import type { ReactNode } from 'react';
import type { IconShape } from '../../primitives/icon/index.ts';
import type { PartsProps } from '../../primitives/parts/index.ts';

/** Facts of one item of a list people put into order, whoever draws it. */
export interface SortEntry {
  /** Unique in the list, and the same wherever the item stands. */
  readonly id: string;
  readonly label: string;
  /** Few words behind the label, quieter; part of its spoken name. */
  readonly note?: string;
  /** Problem of the item in words: shown as a sign with the words under the pointer, and part of its spoken name. */
  readonly problem?: string;
}

/** One item of a drawn list. */
export interface SortItem extends SortEntry {
  readonly icon?: IconShape;
}

/** Sentences of a list people put into order; places count from 1. */
export interface SortListMessages {
  /** Place of an item among so many, part of its spoken name. */
  readonly place: (number: number, total: number) => string;
  /** Name of the handle by which an item is taken hold of. */
  readonly move: (label: string) => string;
  readonly moveUp: (label: string) => string;
  readonly moveDown: (label: string) => string;
  /** Name of the button that takes an item out of the list. */
  readonly takeOut: (label: string) => string;
  /** Said once when an item is taken hold of, with the keys that go on. */
  readonly grabbed: (label: string, place: number, total: number) => string;
  readonly moved: (label: string, place: number, total: number) => string;
  readonly dropped: (label: string, place: number) => string;
  /** Said when an item goes back to its place. */
  readonly cancelled: (place: number) => string;
  readonly isFirst: string;
  readonly isLast: string;
}

/** Facts of a list people put into order, whoever draws it. */
export interface SortListData<Item extends SortEntry> {
  /** Spoken name of the list. */
  readonly label: string;
  readonly items: readonly Item[];
  /**
   * `rows`: below each other, with buttons that move an item by one. `line`: one beside the other, in as many lines as there must
   * be; there, whoever opens an item has to offer such buttons too.
   * @defaultValue `rows`
   */
  readonly layout?: 'rows' | 'line';
  /** Item that is open beside the list; null for none. */
  readonly openId?: string | null;
  /** Called once an item is where it shall be, with places from 0. Left out for a list that is only looked at. */
  readonly onMove?: ((from: number, to: number) => void) | undefined;
  /** A press on the name, or Enter: whoever opens by keys wants to go on where it opens. */
  readonly onOpen?: ((id: string, by: 'keys' | 'pointer') => void) | undefined;
  /** The cross, or Delete, with the place from 0. */
  readonly onRemove?: ((at: number) => void) | undefined;
}

/** Options of `useSortList`. */
export interface SortListOptions<Item extends SortEntry> extends SortListData<Item> {
  readonly messages: SortListMessages;
}

/** One item as it is drawn: the same object as long as nothing of it changes. */
export interface SortItemView<Item extends SortEntry = SortEntry> {
  readonly item: Item;
  /** Id of the element; it stays at its place while items move. */
  readonly id: string;
  /** Spoken name: label, note, place and problem. */
  readonly name: string;
  readonly isHeld: boolean;
  readonly isOpen: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Part that is the one tab stop of the list; null when another item has it. */
  readonly activePart: number | null;
  /** Has a handle. */
  readonly canMove: boolean;
  /** Has buttons that move it by one. */
  readonly hasSteps: boolean;
  /** Its name opens it. */
  readonly canOpen: boolean;
  readonly canTakeOut: boolean;
  readonly messages: SortListMessages;
}

/** Parts of the drawn list, for `parts` and as `data-part`. */
export type SortListPart = 'list' | 'item' | 'handle' | 'name' | 'note' | 'problem' | 'step' | 'takeOut' | 'end';

export interface SortListProps extends SortListData<SortItem>, PartsProps<SortListPart> {
  /** Follows the last item: what adds one. It has the keyboard when the last item is taken out. */
  readonly end?: ReactNode;
}
