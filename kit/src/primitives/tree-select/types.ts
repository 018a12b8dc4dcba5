import type { FieldUse, FieldWords } from '../field/headless.ts';
import type { ListMessages, ListState } from '../option-list/headless.ts';
import type { ListPart } from '../option-list/index.ts';
import type { PartsProps } from '../parts/index.ts';
import type { PickerFieldMessages } from '../picker-field/headless.ts';
import type { PickerFieldPart } from '../picker-field/index.ts';
import type { RowSizes } from '../row-scroller/headless.ts';

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

/** Sentences of a tree select: those of its field, of its list, and its own. */
export interface TreeSelectMessages {
  readonly field: PickerFieldMessages;
  readonly list: ListMessages;
  /** A node was chosen, by its way from the top. */
  readonly selected: (name: string) => string;
}

/** Sentences of a tree select of several; each with the number that is stored then. */
export interface TreeMultiSelectMessages {
  readonly field: PickerFieldMessages;
  readonly list: ListMessages;
  readonly selected: (name: string, count: number) => string;
  readonly deselected: (name: string, count: number) => string;
  /** All that is shown was checked, or cleared. */
  readonly selectedAll: (count: number) => string;
}

/** Options of `useTreeSelect`. */
export interface TreeSelectOptions extends FromTree {
  /** Id of the chosen node, null when there is none. Left out, the select keeps it itself. */
  readonly value?: string | null | undefined;
  /** Node a select begins with that keeps it itself. */
  readonly initialValue?: string | null | undefined;
  /** Null when it was cleared, which a field that `isRequired` cannot be. */
  readonly onChange?: ((id: string | null) => void) | undefined;
  /** `leaves`: nodes with children open and close, and are not chosen. @defaultValue `any` */
  readonly chooses?: 'any' | 'leaves' | undefined;
  readonly messages: TreeSelectMessages;
  /** Sizes of the open list before it is measured, in px, so that its rows are there at once. */
  readonly initial?: RowSizes | undefined;
}

/** Options of `useTreeMultiSelect`. */
export interface TreeMultiSelectOptions extends FromTree {
  /** Ids in the order of the tree, those no node has first. Left out, the select keeps them itself. */
  readonly value?: readonly string[] | undefined;
  /** Nodes a select begins with that keeps them itself. */
  readonly initialValue?: readonly string[] | undefined;
  readonly onChange?: ((ids: readonly string[]) => void) | undefined;
  /** @defaultValue `leaves` @reading R-239 */
  readonly strategy?: CheckedStrategy | undefined;
  readonly messages: TreeMultiSelectMessages;
  /** Sizes of the open list before it is measured, in px, so that its rows are there at once. */
  readonly initial?: RowSizes | undefined;
}

/** Parts of the drawn field and of its list, for `parts` and as `data-part`. */
export type TreeSelectPart = PickerFieldPart | ListPart;

export interface TreeSelectProps extends FromTree, PartsProps<TreeSelectPart> {
  /** Id of the chosen node, null when there is none. An id no node has is kept and shown as unknown. */
  readonly value: string | null;
  /** Null when it was cleared, which a field that `isRequired` cannot be. */
  readonly onChange: (id: string | null) => void;
  /** `leaves`: nodes with children open and close, and are not chosen. @defaultValue `any` */
  readonly chooses?: 'any' | 'leaves';
}

export interface TreeMultiSelectProps extends FromTree, PartsProps<TreeSelectPart> {
  /** Ids in the order of the tree, those no node has first. */
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** @defaultValue `leaves` @reading R-239 */
  readonly strategy?: CheckedStrategy;
}
