import type { CheckState, CheckedNodes, Expanded } from '../../engines/row-core/index.ts';
import type { IconShape } from '../icon/index.ts';
import type { PartsProps } from '../parts/index.ts';
import type { RowSizes, SizeGuess } from '../row-scroller/headless.ts';

/** Look of a record in the tree. */
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
  /** Reason the node cannot be chosen. It stays reachable and says so. */
  readonly disabledReason?: string;
}

export type TreeState = { readonly kind: 'ready' } | { readonly kind: 'loading' } | { readonly kind: 'failed'; readonly retry: () => void };

/**
 * A checkbox for every node: a node with children shows what its leaves are, and checks or clears all of them.
 * Space, Enter or a press turns a node over, Shift with an arrow checks on the way, Ctrl+A checks all that is shown.
 * @reading R-196
 */
export interface TreeChecks {
  /** Begin with `checkedNodes(ids)`; read with `value.ids()`. */
  readonly value: CheckedNodes;
  readonly onChange: (value: CheckedNodes) => void;
}

/** Sentences the tree says. */
export interface TreeMessages {
  /** Number of nodes a filter has found. */
  readonly found: (count: number) => string;
  readonly searchCleared: string;
}

/** Facts of the tree, whoever draws it. */
export interface TreeData<N> {
  /** Spoken name of the tree. */
  readonly label: string;
  readonly nodes: readonly N[];
  /** Look of a record. A stable and cheap function: the tree is laid out again when it changes, asking it once per node. */
  readonly node: (record: N) => TreeNode<N>;
  /** The chosen node; null when none is. Left out where nodes are not chosen but checked. */
  readonly selectedId?: string | null;
  /** Not called in a tree with `checks`. */
  readonly onSelect?: (id: string, record: N) => void;
  /** Checkboxes; left out for a tree in which one node is chosen. */
  readonly checks?: TreeChecks;
  /** Ids of the open nodes, or `all`: every node with children is open, at no cost. Left out, the tree keeps them itself. */
  readonly expandedIds?: Expanded;
  /** Nodes that are open at first in a tree that keeps them itself. @defaultValue none */
  readonly initialExpandedIds?: Expanded;
  readonly onExpandedChange?: (expandedIds: ReadonlySet<string>) => void;
  /**
   * Shows only nodes with this text, and the way to them. Opening and closing while it stands is forgotten with it:
   * `expandedIds` comes back. Hand over committed text, not every letter of a composition.
   */
  readonly keyword?: string;
  /** @defaultValue `ready` */
  readonly state?: TreeState;
}

/** Options of `useTree`. */
export interface TreeOptions<N> extends TreeData<N> {
  readonly messages: TreeMessages;
  /** Sizes the tree has before it is measured, so that rows are there at once, on a server too. */
  readonly initial?: RowSizes;
  /** Sizes that trees of one look share, in place of `initial`. */
  readonly guess?: SizeGuess;
}

/** One row of the tree as it is drawn: the same object as long as nothing of it changes. */
export interface TreeRowView<N> {
  /** Id of the element. */
  readonly id: string;
  readonly slot: number;
  readonly offsetPx: number;
  readonly node: TreeNode<N>;
  /** 0 for a root. */
  readonly depth: number;
  readonly setSize: number;
  readonly positionInSet: number;
  /** Undefined for a leaf. */
  readonly isExpanded: boolean | undefined;
  /** Undefined in a tree in which nothing is chosen. */
  readonly isSelected: boolean | undefined;
  /** Undefined in a tree without checkboxes. */
  readonly checked: CheckState | undefined;
  readonly isTabStop: boolean;
}

/** Parts of the drawn tree, for `parts` and as `data-part`. */
export type TreePart = 'row' | 'toggle' | 'box' | 'icon' | 'label' | 'note' | 'empty';

export interface TreeProps<N> extends TreeData<N>, PartsProps<TreePart> {}
