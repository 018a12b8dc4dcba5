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

export interface CascaderProps<N extends CascadeNode = CascadeNode> extends FieldWords {
  /** Source of nodes, level by level. The same source for as long as it gives the same nodes. */
  readonly source: NodeSource<N>;
  /** Ids from the top down to the chosen node; empty when nothing is chosen. Names of stored ids come from `source.resolve`. @reading R-240 */
  readonly value: readonly string[];
  /** The empty list when it was cleared, which a field that `isRequired` cannot be. */
  readonly onChange: (path: readonly string[]) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  /** `any`: nodes with something below them may be chosen too. @defaultValue `leaves` */
  readonly chooses?: 'leaves' | 'any';
  readonly use?: FieldUse;
  /** Spoken and shown when a node that cannot be chosen is: one sentence for all of them. */
  readonly disabledReason?: string;
}
