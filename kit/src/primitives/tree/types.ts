import type { IconShape } from '../icon/index.ts';

/** How a record shows in the tree. */
export interface TreeNode<N> {
  readonly id: string;
  readonly label: string;
  /** Left out, null or empty for a leaf. */
  readonly children?: readonly N[] | null;
  readonly icon?: IconShape;
  /** Muted figure at the end of the row, such as a count. */
  readonly note?: string;
  /** Other words the filter and typing ahead find the node by, separated by spaces: its code, its pinyin. */
  readonly keywords?: string;
  /** Why the node cannot be chosen. It stays reachable and says so. */
  readonly disabledReason?: string;
}

export type TreeState = { readonly kind: 'ready' } | { readonly kind: 'loading' } | { readonly kind: 'failed'; readonly retry: () => void };

export interface TreeProps<N> {
  /** Spoken name of the tree. */
  readonly label: string;
  readonly nodes: readonly N[];
  /** How a record shows. A stable function: the tree is laid out again when it changes. */
  readonly node: (record: N) => TreeNode<N>;
  /** The chosen node; null when none is. */
  readonly selectedId: string | null;
  readonly onSelect: (id: string, record: N) => void;
  readonly expandedIds: ReadonlySet<string>;
  readonly onExpandedChange: (expandedIds: ReadonlySet<string>) => void;
  /**
   * Shows only nodes with this text, and the way to them. Opening and closing while it stands is forgotten with it:
   * `expandedIds` comes back. Hand over committed text, not every letter of a composition.
   */
  readonly keyword?: string;
  /** @defaultValue `ready` */
  readonly state?: TreeState;
}
