import type { MessageDescriptor } from '@lingui/core';
import type { DesignDocument, FirstWords, Json, KindName, NodeId, Path, InsertionPoint } from '@milepost/openapi/domains/design';

/** Part of the designer that is on screen. */
export type DesignPart = 'form' | 'list' | 'data' | 'versions';

/** A step that can be taken back: the design as it was before it, and what was done. */
export interface DesignStep {
  readonly document: DesignDocument;
  readonly selected: readonly NodeId[];
  readonly part: DesignPart;
  /** Sentence that says what was done, for the undo button, its menu and the announcement. */
  readonly message: MessageDescriptor;
  /** Steps in a row with the same one are one, while little time passes between them. */
  readonly mergeKey: string | null;
  readonly atMs: number;
}

/** A design while it is edited. */
export interface DesignState {
  readonly document: DesignDocument;
  readonly part: DesignPart;
  readonly selected: readonly NodeId[];
  readonly past: readonly DesignStep[];
  /** Steps that were taken back, the next one first. */
  readonly future: readonly DesignStep[];
  /** Highest number a key was given in this session: one that was taken back is not given again. */
  readonly lastNumber: number;
  /** The design as the server has it; null before it was saved first. */
  readonly base: { readonly document: DesignDocument; readonly revision: string } | null;
}

/** A field somebody wants, before it is one. */
export interface WantedField {
  readonly kind: KindName;
  readonly label: string;
  readonly isRequired?: boolean;
  /** Options of a choice, in their order. */
  readonly options?: readonly string[];
  /** Settings it begins with, each at its place in the control. */
  readonly settings?: readonly (readonly [Path, Json])[];
}

/** Controls that were copied, as text of the clipboard has them. */
export interface Clip {
  readonly controls: readonly Json[];
}

/** Lists of a designed list whose items are added, moved and set. */
export type ListName = 'columnList' | 'searchList' | 'btnsList' | 'columnBtnsList' | 'customBtnsList';
export type ListChange =
  | { readonly change: 'make' }
  | { readonly change: 'add'; readonly list: ListName; readonly item: Json; readonly at: number }
  | { readonly change: 'remove'; readonly list: ListName; readonly at: number }
  | { readonly change: 'move'; readonly list: ListName; readonly from: number; readonly to: number };

/** Owner of a setting: a control, the form, a list, or the facts of the model. */
export type SetTarget = { readonly node: NodeId } | 'form' | 'list' | 'appList' | 'facts';
export type LayoutKind = 'row' | 'card' | 'tab' | 'collapse';

/** An edit, or a move in the history of edits. @source designer §6.2 */
export type Command =
  | { readonly do: 'add'; readonly kind: KindName; readonly at: InsertionPoint; readonly label: string }
  | { readonly do: 'addMany'; readonly fields: readonly WantedField[]; readonly at: InsertionPoint }
  | { readonly do: 'move'; readonly ids: readonly NodeId[]; readonly at: InsertionPoint }
  | { readonly do: 'step'; readonly ids: readonly NodeId[]; readonly way: 'before' | 'after' | 'in' | 'out' }
  /** `follow` takes columns, filters and sums along; `keep` leaves them as errors. */
  | { readonly do: 'remove'; readonly ids: readonly NodeId[]; readonly uses: 'follow' | 'keep' }
  | { readonly do: 'restore'; readonly key: string }
  | { readonly do: 'set'; readonly target: SetTarget; readonly path: Path; readonly value: Json | undefined }
  | { readonly do: 'setMany'; readonly ids: readonly NodeId[]; readonly path: Path; readonly value: Json | undefined }
  | { readonly do: 'turn'; readonly id: NodeId; readonly into: KindName }
  | { readonly do: 'key'; readonly id: NodeId; readonly key: string }
  | { readonly do: 'wrap'; readonly ids: readonly NodeId[]; readonly in: LayoutKind; readonly label: string }
  | { readonly do: 'unwrap'; readonly id: NodeId }
  /** A tab, a fold or a row of cells at the end of a layout, a column at the end of each of its rows. A title is for tabs and folds. */
  | { readonly do: 'addItem'; readonly id: NodeId; readonly what: 'item' | 'column'; readonly title: string }
  /** The cell at the right of a cell, or below it, goes into it with what is in it. */
  | { readonly do: 'mergeCell'; readonly id: NodeId; readonly way: MergeWay }
  /** A cell gives back those it covers. */
  | { readonly do: 'splitCell'; readonly id: NodeId }
  | { readonly do: 'duplicate'; readonly ids: readonly NodeId[] }
  | { readonly do: 'paste'; readonly clip: Clip; readonly at: InsertionPoint }
  | { readonly do: 'list'; readonly list: 'list' | 'appList'; readonly change: ListChange }
  /** A whole design in place of this one: a version, a merge, an import. */
  | { readonly do: 'replace'; readonly document: DesignDocument; readonly message: MessageDescriptor };
/** Side of a cell another one is merged into it from. */
export type MergeWay = 'right' | 'down';
export type HistoryCommand =
  | { readonly do: 'undo' | 'redo' }
  /** Takes back, or does again, as many steps. */
  | { readonly do: 'jump'; readonly steps: number }
  | { readonly do: 'select'; readonly ids: readonly NodeId[] }
  | { readonly do: 'part'; readonly part: DesignPart }
  | { readonly do: 'saved'; readonly base: DesignState['base'] };

/** Facts a command needs beside the design. */
export interface CommandContext {
  readonly nowMs: number;
  readonly newId: () => NodeId;
  /** Names of the fields that were released, `table-column` in a sub-table: records may hold values under them. */
  readonly releasedKeys: ReadonlySet<string>;
  /** Keys of all versions that are kept: they are never given again. */
  readonly reservedKeys: ReadonlySet<string>;
  /** Words a new control begins with; Chinese ones when left out. */
  readonly firstWords?: FirstWords | undefined;
}

/** Outcome of an edit: the design after it, or why it is not made. */
export type Outcome =
  | {
      readonly document: DesignDocument;
      readonly selected: readonly NodeId[];
      readonly message: MessageDescriptor;
      readonly mergeKey?: string;
    }
  | { readonly refused: MessageDescriptor };
