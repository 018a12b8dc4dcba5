import type { ReactNode, Ref, RefObject } from 'react';
import type { NodeTree, PickNode } from '../../engines/node-source/index.ts';

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

export interface PickTreeProps<N extends PickNode> {
  /** Spoken name. */
  readonly label: string;
  /** The tree; its owner starts, stops and searches it. */
  readonly tree: NodeTree<N>;
  /** `tree`: levels that open. `list`: one level without chevrons, with a last row that says that it is the last. */
  readonly shape: 'tree' | 'list';
  /** Look of a node. Stable until something about the nodes or what is chosen changes. */
  readonly look: (node: N, at: { readonly isFound: boolean }) => PickTreeLook;
  readonly choice: PickTreeChoice<N>;
  /** Words where there is nothing at all, and why. */
  readonly nothing?: string;
  readonly action?: (node: N) => PickTreeAction | null;
  /** True when a name begins with what was typed; by its letters when left out. */
  readonly beginsWith?: (label: string, typed: string) => boolean;
  readonly handleRef?: Ref<PickTreeHandle>;
  /** Remembers the place while another tree is shown here; give the tree a `key` of its own then. */
  readonly placeRef?: RefObject<PickTreePlace | null>;
}
