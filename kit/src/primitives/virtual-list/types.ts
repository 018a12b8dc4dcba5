import type { FocusEvent, ReactNode, RefObject } from 'react';
import type { PartsProps } from '../parts/index.ts';

/** Name of a row, whatever place it has. */
export type RowKey = string | number;

/** Parts of a list in order: rows that are drawn, and gaps as high as those that are not. */
export type RowsPart = { readonly kind: 'row'; readonly index: number } | RowsGap;

/** Room of rows that are not drawn. */
export interface RowsGap {
  readonly kind: 'gap';
  /** Its React key: a gap never takes the place of a row, which would take the keyboard from it. */
  readonly name: string;
  readonly heightPx: number;
}

/** Options of `useVirtualRows`. */
export interface VirtualRowsOptions {
  /** The element that scrolls. Its style says `overflow-anchor: none`: the place is kept here, also for rows that are not drawn. */
  readonly scrollRef: RefObject<HTMLElement | null>;
  /** One per row, in order; the same list for as long as the rows are the same. */
  readonly keys: readonly RowKey[];
  /** Height of a row nobody has seen. */
  readonly guessPx: number;
  /** Part of the view that lies under something that sticks to its top. */
  readonly headPx?: number;
  /** Up to so many rows all are drawn, so that the page can be searched and read as a whole; 100 when left out. */
  readonly allUpTo?: number;
  /** End the list is read from. At `end`, rows that are put above move nothing. */
  readonly opensAt?: 'start' | 'end';
  /** Set while the end is to stay in sight, whatever comes or changes its height. */
  readonly staysAtEnd?: boolean;
  /** Places of rows that are drawn wherever they are, such as headings and the stop of Tab. */
  readonly pinned?: readonly number[];
  /** The element of a row that takes the keyboard, as a selector; the row itself when left out. */
  readonly stop?: string;
  /** The person has scrolled, or the keyboard has. Not called for what is out of sight. */
  readonly onLook?: (look: RowsLook) => void;
}

/** Distance of a view from the top of its list, and from the end. */
export interface RowsLook {
  readonly topPx: number;
  readonly restPx: number;
}

/** Rows of any height, drawn only where they are looked at. Each has `virtualRowProps(index)`. */
export interface VirtualRows {
  readonly parts: readonly RowsPart[];
  /** Key of the row that has the keyboard. */
  readonly currentKey: RowKey | null;
  /** Place of the row at the top of the view. */
  readonly topIndex: number;
  /** Distance from the top, as the rows that are drawn now have it; null before anything has been in sight. */
  readonly offsetPx: () => number | null;
  /** Brings the keyboard to a row, and the row into sight, drawn or not. */
  readonly goTo: (index: number) => void;
  /** Whole rows in sight, less one, so that a page has a row in common with the next; at least 1. */
  readonly pageRows: () => number;
  /** Handlers for the element that scrolls. */
  readonly scrollProps: {
    readonly onScroll: () => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Options of `useVirtualList`. */
export interface VirtualListOptions extends Pick<VirtualRowsOptions, 'keys' | 'guessPx' | 'allUpTo'> {
  /** Spoken name of the list. */
  readonly label: string;
  /** Number of all there are, where more are still to come; left out, of those that are here. */
  readonly total?: number;
  /** For whoever brings the keyboard to the list. */
  readonly listRef?: RefObject<HTMLUListElement | null>;
  /** The person has scrolled to within so many px of the end. */
  readonly onNearEnd?: { readonly withinPx: number; readonly call: () => void } | undefined;
}

/** Parts of the drawn list, for `parts` and as `data-part`. */
export type VirtualListPart = 'item' | 'foot';

/** `className` gives the list its height, and room around its items. */
export interface VirtualListProps extends Omit<VirtualListOptions, 'allUpTo'>, PartsProps<VirtualListPart> {
  /** The last item, which is none of the rows: more is on its way, or did not come. */
  readonly foot?: ReactNode;
  /** Content of an item. */
  readonly children: (index: number) => ReactNode;
}
