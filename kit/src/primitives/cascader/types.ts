import type { NodeSource, PickNode } from '../../engines/node-source/index.ts';
import type { FieldUse, FieldWords } from '../field/headless.ts';
import type { ListMessages } from '../option-list/headless.ts';
import type { ListPart } from '../option-list/index.ts';
import type { PartsProps } from '../parts/index.ts';
import type { PickerFieldMessages } from '../picker-field/headless.ts';
import type { PickerFieldPart } from '../picker-field/index.ts';
import type { RowSizes } from '../row-scroller/headless.ts';

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

/** Sentences of a cascade: those of its field, of its lists, and its own. */
export interface CascaderMessages {
  readonly field: PickerFieldMessages;
  readonly list: ListMessages;
  /** Reason of a node that cannot be chosen, where none is given. */
  readonly cannotChoose: string;
  readonly selected: (name: string) => string;
  /** The same where several are chosen, with the number that is chosen then. */
  readonly selectedMany: (name: string, count: number) => string;
  readonly deselected: (name: string, count: number) => string;
  /** A level that was opened has brought so many rows. */
  readonly loaded: (count: number) => string;
  /** Name of the level below a node. */
  readonly below: (name: string) => string;
}

interface CascaderHookOptions<N extends CascadeNode> extends CascadeFieldProps<N> {
  readonly messages: CascaderMessages;
  /** Width of one level beside others, in px. @defaultValue 168 */
  readonly columnPx?: number | undefined;
  /** Sizes of an open list before it is measured, in px, so that its rows are there at once. */
  readonly initial?: RowSizes | undefined;
}

/** Options of `useCascader`. */
export interface CascaderOptions<N extends CascadeNode = CascadeNode> extends CascaderHookOptions<N> {
  /** Left out, the cascade keeps it itself. */
  readonly value?: CascadePath | undefined;
  /** Way a cascade begins with that keeps it itself. */
  readonly initialValue?: CascadePath | undefined;
  /** The empty list when it was cleared, which a field that `isRequired` cannot be. */
  readonly onChange?: ((path: CascadePath) => void) | undefined;
}

/** Options of `useMultiCascader`. */
export interface MultiCascaderOptions<N extends CascadeNode = CascadeNode> extends CascaderHookOptions<N> {
  /** Left out, the cascade keeps it itself. */
  readonly value?: readonly CascadePath[] | undefined;
  /** Ways a cascade begins with that keeps them itself. */
  readonly initialValue?: readonly CascadePath[] | undefined;
  readonly onChange?: ((paths: readonly CascadePath[]) => void) | undefined;
}

/** Parts of the drawn field and of its lists, for `parts` and as `data-part`. */
export type CascaderPart = PickerFieldPart | ListPart | 'columns' | 'column';

export interface CascaderProps<N extends CascadeNode = CascadeNode> extends CascadeFieldProps<N>, PartsProps<CascaderPart> {
  readonly value: CascadePath;
  /** The empty list when it was cleared, which a field that `isRequired` cannot be. */
  readonly onChange: (path: CascadePath) => void;
}

export interface MultiCascaderProps<N extends CascadeNode = CascadeNode> extends CascadeFieldProps<N>, PartsProps<CascaderPart> {
  /** The chosen ways in the order they were chosen in. The same list until one changes. */
  readonly value: readonly CascadePath[];
  readonly onChange: (paths: readonly CascadePath[]) => void;
}
