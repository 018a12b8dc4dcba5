import type { NodeSource, PickNode } from '../../engines/node-source/index.ts';
import type { FieldUse, FieldWords } from '../field/index.ts';

/** A node above another one. */
export interface NodeAbove {
  readonly id: string;
  readonly fullName: string;
}

/** Facts a cascade needs of a node beyond those of a picker. */
export interface CascadeNode extends PickNode {
  /** Nodes above it, the topmost first. A source gives them with what a search found: the value is the whole path. */
  readonly above?: readonly NodeAbove[];
}

/** Ids from the top down to a node; empty when nothing is chosen. Names of stored ids come from `source.resolve`. @reading R-240 */
export type CascadePath = readonly string[];

/** Facts of a cascade, whether one way is chosen or several. */
export interface CascadeFieldProps<N extends CascadeNode = CascadeNode> extends FieldWords {
  /** Source of nodes, level by level. The same source for as long as it gives the same nodes. */
  readonly source: NodeSource<N>;
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  /** `any`: nodes with something below them may be chosen too. @defaultValue `leaves` */
  readonly chooses?: 'leaves' | 'any';
  readonly use?: FieldUse;
  /** Spoken and shown when a node that cannot be chosen is: one sentence for all of them. */
  readonly disabledReason?: string;
}

export interface CascaderProps<N extends CascadeNode = CascadeNode> extends CascadeFieldProps<N> {
  readonly value: CascadePath;
  /** The empty list when it was cleared, which a field that `isRequired` cannot be. */
  readonly onChange: (path: CascadePath) => void;
}

export interface MultiCascaderProps<N extends CascadeNode = CascadeNode> extends CascadeFieldProps<N> {
  /** The chosen ways in the order they were chosen in. The same list until one changes. */
  readonly value: readonly CascadePath[];
  readonly onChange: (paths: readonly CascadePath[]) => void;
}
