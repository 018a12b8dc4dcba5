import type { ReactNode, Ref, RefObject } from 'react';
import type { LevelEndRow, NodeRow, NodeTree, PickNode } from '../../engines/node-source/index.ts';
import type { PartsProps } from '../parts/index.ts';
import type { RowSizes, SizeGuess } from '../row-scroller/headless.ts';
import type { LastRow } from './shownRows.ts';

/** Look of a node, and whether it can be chosen. */
export interface PickTreeLook {
  readonly label: string;
  /** Quieter words behind the name: position and staff number; for a found node, where it stands. Part of the spoken name. */
  readonly note?: string;
  /** Drawn before the name: an avatar, an icon. */
  readonly lead?: ReactNode;
  readonly isChosen: boolean;
  /** Reason it cannot be chosen; null when it can. Said when somebody tries; shown in place of the note when the node is disabled. */
  readonly refusal: string | null;
  /** Draws the box or circle although the node cannot be chosen: it is the kind of thing that is chosen here. */
  readonly hasMark: boolean;
}

/** One node; a range with Shift; those named in a list; from a node to the end of what is loaded; or everything that is loaded and in view. */
export type ChosenBy = 'node' | 'range' | 'named' | 'toEnd' | 'loaded';

/** Choosing in the tree. */
export interface PickTreeChoice<N extends PickNode> {
  /** `many`: boxes, ranges, Ctrl+A. `one`: circles. `place`: no mark; the chosen row is where one is, as in a tree of categories. */
  readonly kind: 'many' | 'one' | 'place';
  /** Nodes that can be chosen; a single one by `node` is turned over where several may be chosen. */
  readonly onChoose: (nodes: readonly N[], by: ChosenBy) => void;
  /** Enter, or a double press, on a node that can be chosen; in `one` only. @reading R-214 */
  readonly onConfirm?: (node: N) => void;
  /** Somebody tried to choose what cannot be chosen. */
  readonly onRefused?: (node: N, reason: string) => void;
}

/** Something that can be done with a node beside choosing it; a button at the end of its row. */
export interface PickTreeAction {
  /** Words on the button. */
  readonly label: string;
  /** Spoken name, which begins with the words on it and says of which node it is: many rows have such a button. */
  readonly name: string;
  readonly run: () => void;
}

/** Handle on the tree for the outside. */
export interface PickTreeHandle {
  /** Puts the keyboard on a node that is in view; on the row it was on, or the first one, without an id. @returns whether there is such a row */
  focus(id?: string): boolean;
}

/** Place somebody was at in a tree, for when it is shown again. */
export interface PickTreePlace {
  readonly key: string | null;
  readonly scrollPx: number;
}

/** Facts of a tree or list to choose from, whoever draws it. */
export interface PickTreeData<N extends PickNode> {
  /** Spoken name. */
  readonly label: string;
  /** The tree; its owner starts, stops and searches it. */
  readonly tree: NodeTree<N>;
  /** `tree`: levels that open. `list`: one level without chevrons, with a last row that says that it is the last. */
  readonly shape: 'tree' | 'list';
  /** Look of a node. Stable until something about the nodes or what is chosen changes. */
  readonly look: (node: N, at: { readonly isFound: boolean }) => PickTreeLook;
  readonly choice: PickTreeChoice<N>;
  readonly action?: (node: N) => PickTreeAction | null;
  /** True when a name begins with what was typed; by its letters when left out. */
  readonly beginsWith?: (label: string, typed: string) => boolean;
  readonly handleRef?: Ref<PickTreeHandle>;
  /** Remembers the place while another tree is shown here; give the tree a `key` of its own then. */
  readonly placeRef?: RefObject<PickTreePlace | null>;
}

/** Sentences of a tree or list that loads. */
export interface PickTreeMessages {
  /** Said when loading lasts; of a page after the first where `isMore`. */
  readonly loading: (isMore: boolean) => string;
  /** So many are here; of `total` in all where that is more. */
  readonly loaded: (count: number, total: number) => string;
  /** A node that was opened has nothing below it. */
  readonly nothingBelow: string;
  readonly failed: string;
  /** Outcome of several nodes that were opened at once. */
  readonly loadedTogether: (count: number, failed: number) => string;
  readonly found: (count: number) => string;
  /** So many were found, and nobody knows how many more. */
  readonly foundMore: (count: number) => string;
  readonly searchCleared: string;
}

/** Options of `usePickTree`. */
export interface PickTreeOptions<N extends PickNode> extends PickTreeData<N> {
  readonly messages: PickTreeMessages;
  /** Sizes the rows have before they are measured, so that they are there at once, on a server too. */
  readonly initial?: RowSizes;
  /** Sizes that trees of one look share, in place of `initial`. */
  readonly guess?: SizeGuess;
}

/** Place of a row on the screen. */
interface PickPlace {
  /** Id of the element. */
  readonly id: string;
  readonly slot: number;
  readonly offsetPx: number;
  /** 0 for the first level. */
  readonly depth: number;
  readonly isTabStop: boolean;
  /** False in a list, which has no levels. */
  readonly isTree: boolean;
}

/** A node as it is drawn: the same object as long as nothing of it changes. */
export interface PickNodeView<N extends PickNode> extends PickPlace {
  readonly kind: 'node';
  /** Position among the rows that are shown, from 0. */
  readonly at: number;
  readonly row: NodeRow<N>;
  readonly node: N;
  readonly look: PickTreeLook;
  readonly choice: PickTreeChoice<N>['kind'];
  readonly canChoose: boolean;
  /** A box or a circle is drawn. */
  readonly hasMark: boolean;
  readonly isDisabled: boolean;
  /** Nodes below it are on their way. */
  readonly isBusy: boolean;
  readonly action: PickTreeAction | null;
}

/** Last row of a level: it is loading, it goes on, it did not load, or nothing comes after it. */
export interface PickEndView extends PickPlace {
  readonly kind: 'end';
  readonly row: LevelEndRow | LastRow;
  readonly status: LevelEndRow['status'] | 'last';
  /** Goes on with the level, or asks again. */
  readonly go: () => void;
}

/** A row as it is drawn. */
export type PickRowView<N extends PickNode> = PickNodeView<N> | PickEndView;

/** Part of a list that is here, and the way to the rest. */
export interface PickMore {
  readonly count: number;
  /** Nodes in all, -1 where nobody knows. */
  readonly total: number;
  readonly isLoading: boolean;
  /** Loads the next page; the keyboard goes to the first new row. */
  readonly load: () => void;
}

/** Parts of the drawn tree, for `parts` and as `data-part`. */
export type PickTreePart = 'row' | 'toggle' | 'mark' | 'lead' | 'label' | 'note' | 'action' | 'end' | 'empty' | 'more';

export interface PickTreeProps<N extends PickNode> extends PickTreeData<N>, PartsProps<PickTreePart> {
  /** Words where there is nothing at all, and why. */
  readonly nothing?: string;
}
