import type { ReactNode } from 'react';
import type { IconShape } from '../../primitives/icon/index.ts';

/** One item of a list people put into order. */
export interface SortItem {
  /** Unique in the list, and the same wherever the item stands. */
  readonly id: string;
  readonly label: string;
  /** Few words behind the label, quieter; part of its spoken name. */
  readonly note?: string;
  readonly icon?: IconShape;
  /** Problem of the item in words: shown as a sign with the words under the pointer, and part of its spoken name. */
  readonly problem?: string;
}

export interface SortListProps {
  /** Spoken name of the list. */
  readonly label: string;
  readonly items: readonly SortItem[];
  /**
   * `rows`: below each other, with buttons that move an item by one. `line`: one beside the other, in as many lines as there must
   * be; there, whoever opens an item has to offer such buttons too.
   * @defaultValue `rows`
   */
  readonly layout?: 'rows' | 'line';
  /** Item that is open beside the list; null for none. */
  readonly openId?: string | null;
  /** Called once an item is where it shall be, with places from 0. Left out for a list that is only looked at. */
  readonly onMove?: (from: number, to: number) => void;
  /** A press on the name, or Enter: whoever opens by keys wants to go on where it opens. */
  readonly onOpen?: (id: string, by: 'keys' | 'pointer') => void;
  /** The cross, or Delete, with the place from 0. */
  readonly onRemove?: (at: number) => void;
  /** Follows the last item: what adds one. It has the keyboard when the last item is taken out. */
  readonly end?: ReactNode;
}
