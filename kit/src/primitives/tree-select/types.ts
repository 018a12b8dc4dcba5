import type { FieldUse, FieldWords } from '../field/index.ts';
import type { ListState } from '../option-list/index.ts';

/** A node of the tree that is chosen from. */
export interface TreeOption {
  /** Unique in the tree. */
  readonly id: string;
  readonly label: string;
  /** Left out, null or empty for a leaf. */
  readonly children?: readonly TreeOption[] | null;
  /** Other words a search finds it by, separated by spaces: its code, its pinyin. */
  readonly keywords?: string;
  /** Reason it cannot be chosen. It stays reachable and says so. */
  readonly disabledReason?: string;
}

/**
 * The checked nodes that are the value. `leaves`: only nodes without children (child). `tops`: a node with everything
 * below it as one (parent). `all`: every checked node, those above included (all).
 */
export type CheckedStrategy = 'leaves' | 'tops' | 'all';

interface FromTree extends FieldWords {
  /** The whole tree, in the order shown. The same list until a node changes. */
  readonly nodes: readonly TreeOption[];
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly use?: FieldUse;
  /** @defaultValue `ready` */
  readonly state?: ListState;
}

export interface TreeSelectProps extends FromTree {
  /** Id of the chosen node, null when there is none. An id no node has is kept and shown as unknown. */
  readonly value: string | null;
  /** Null when it was cleared, which a field that `isRequired` cannot be. */
  readonly onChange: (id: string | null) => void;
  /** `leaves`: nodes with children open and close, and are not chosen. @defaultValue `any` */
  readonly chooses?: 'any' | 'leaves';
}

export interface TreeMultiSelectProps extends FromTree {
  /** Ids in the order of the tree, those no node has first. */
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** @defaultValue `leaves` @reading R-239 */
  readonly strategy?: CheckedStrategy;
}
