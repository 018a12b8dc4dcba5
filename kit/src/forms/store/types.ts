import type { Control, Expr, FieldPath, PlacedControl, ProblemKind, TableColumn, Text } from '../grammar/index.ts';

/** Record of a form, by its members. */
export type Values = Readonly<Record<string, unknown>>;

/** Cause of a change: somebody who typed, a rule of the form, or a record that was loaded. Only people empty dependent fields. */
export type Cause = 'person' | 'rule' | 'load';

/** State of one field; the same object until something of it changes. */
export interface FieldState {
  readonly value: unknown;
  readonly isShown: boolean;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  /** Problem as far as it is to be told. */
  readonly problem: ProblemKind | { readonly message: Text } | null;
  /** The field keeps the form from being saved, told or not. */
  readonly hasProblem: boolean;
  /** Values of other fields that its editor was given: parameters of a feed, ends of a range. */
  readonly given: unknown;
  /** Options that are offered, where a rule offers fewer than there are, and the values it goes by. */
  readonly kept: { readonly where: Expr; readonly given: readonly unknown[] } | null;
}

/** A field that keeps the form from being saved. */
export interface FormProblem {
  readonly field: FieldPath;
  readonly control: Control;
  /** Ids of the tabs it stands under, from the outside in. */
  readonly tabs: readonly string[];
  readonly problem: ProblemKind | { readonly message: Text };
  /** Cell of a table it is about; rows count from 0. */
  readonly cell?: { readonly row: number; readonly column: TableColumn };
}

/** A cell of a table that keeps the form from being saved, for what the store cannot judge; rows count from 0. */
export interface CellFault {
  readonly row: number;
  readonly column: FieldPath;
  readonly message: Text;
}

/** A refusal of the server. */
export interface Refusal {
  /** Field it is about; null where it is about none, or about one that the form does not have. */
  readonly field: FieldPath | null;
  readonly message: string;
}

/** State of the form as a whole; the same object until something of it changes. */
export interface FormSummary {
  readonly isDirty: boolean;
  /** Number of tries to save. */
  readonly attempt: number;
  /** Everything that is wrong, in the form's order, once a save was tried. */
  readonly problems: readonly FormProblem[];
  readonly canSave: boolean;
  /** Refusal of the last save; null from the next try to save on. */
  readonly refusal: Refusal | null;
  readonly isSaving: boolean;
}

/** Fields that were emptied because another one was changed. */
export interface ClearedFields {
  /** Field that was changed. */
  readonly by: FieldPath;
  /** Fields that held something before. */
  readonly fields: readonly FieldPath[];
  /** Puts all of them back, the changed one too. */
  readonly undo: () => void;
}

/** Words of a rule of the form: something it says, or the reason it does not let the form be saved; null where it gives none. */
export interface RuleWords {
  readonly kind: 'said' | 'refused';
  readonly text: string | null;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
}

/** All that was typed into a form and is not saved. */
export interface TypedForm {
  readonly controls: readonly PlacedControl[];
  /** Values that differ from what was loaded. */
  readonly values: ReadonlyMap<FieldPath, unknown>;
  /** Fields whose text is no value, with the reason. */
  readonly unreadable: ReadonlyMap<FieldPath, string>;
  readonly cellFaults: ReadonlyMap<FieldPath, readonly CellFault[]>;
}

type Stop = () => void;

/** A form over one record. */
export interface FormStore<Draft extends object = object> {
  readonly controls: readonly PlacedControl[];
  readonly value: (path: FieldPath) => unknown;
  readonly set: (path: FieldPath, value: unknown, cause?: Cause) => void;
  /** @throws for a field without a control */
  readonly state: (path: FieldPath) => FieldState;
  readonly subscribe: (path: FieldPath, listener: () => void) => Stop;
  readonly summary: () => FormSummary;
  readonly subscribeSummary: (listener: () => void) => Stop;
  /** Called when a rule of the form says something, or refuses a save. */
  readonly subscribeRules: (listener: (words: RuleWords) => void) => Stop;
  /** Called after each change that has emptied other fields. */
  readonly subscribeEmptied: (listener: (emptied: ClearedFields) => void) => Stop;
  /** The field was left: its problem may be told. */
  readonly leave: (path: FieldPath) => void;
  /** Notes that what is typed is no value, which the record cannot hold; null when it is one again. */
  readonly setUnreadable: (path: FieldPath, message: string | null) => void;
  /** Notes cells of a table that hold no value, or do not fit a rule that was looked up. */
  readonly setCellFaults: (path: FieldPath, faults: readonly CellFault[]) => void;
  /** Tells every problem from now on. @returns whether there is none */
  readonly tryToSave: () => boolean;
  readonly setSaving: (isSaving: boolean) => void;
  readonly refuse: (refusal: Refusal | null) => void;
  /** The record as it is now, members without a control included. */
  readonly snapshot: () => Draft;
  /** The record the form began with, or was moved to. */
  readonly loaded: () => Draft;
  /** Fields that differ from what was loaded. */
  readonly changed: () => readonly FieldPath[];
  /** Values that were typed, for a form of the same record by other parts. */
  readonly typed: () => TypedForm;
  /** Moves the form onto a newer record: what was typed stays, the rest follows. */
  readonly rebase: (record: Partial<Draft>) => void;
}
