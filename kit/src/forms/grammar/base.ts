import type { MessageDescriptor } from '@lingui/core';

/** A message, shown in the language of the page, or a text that is data and shown as it is. */
export type Text = MessageDescriptor | string;

/** Place of a value in a record: names of members with dots between them, such as `details.shortName`. */
export type FieldPath = string;

/** Reader of a form's values by their place. */
export type Read = (path: FieldPath) => unknown;

/** Value a condition compares with. */
export type Scalar = string | number | boolean | null;

/** Condition over the values of a form. What it reads is noticed by the store, so it is judged again when one of them changes. */
export type Condition =
  | { readonly field: FieldPath; readonly is: readonly Scalar[] }
  | { readonly field: FieldPath; readonly isNot: readonly Scalar[] }
  | { readonly field: FieldPath; readonly isFilled: boolean }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | ((read: Read) => boolean);

/** A choice of a list. */
export interface Option {
  readonly id: string;
  readonly label: Text;
  /** Other words a search finds it by. */
  readonly keywords?: string;
  /** Level in a tree, 0 at the top. */
  readonly depth?: number;
  readonly isDisabled?: boolean;
}

/** Source of a control's options: a fixed list, or a feed of the form's surroundings by its name, asked with values of the form and with fixed ones. */
export type Feed =
  | { readonly from: 'static'; readonly options: readonly Option[] }
  | {
      readonly from: 'feed';
      readonly id: string;
      readonly parameters?: Readonly<Record<string, FieldPath>>;
      readonly fixed?: Readonly<Record<string, unknown>>;
    };

/** Kinds of problem with a value; the sentence comes from the kind of control, unless the control has its own. */
export type ProblemKind = 'required' | 'tooLong' | 'pattern' | 'range' | 'invalid';

/** Problem of a field: its kind, or a sentence of its own. */
export interface FieldProblem {
  readonly field: FieldPath;
  readonly problem: ProblemKind | { readonly message: Text };
}

/** Rule of a value as a design has it: a pattern nobody has checked, and what is said where a value does not fit. @source forms §5 */
export interface CellRule {
  readonly pattern: string;
  readonly message: Text;
}

/** Facts of every control. */
export interface Base<Kind extends string> {
  readonly part: 'control';
  readonly kind: Kind;
  readonly field: FieldPath;
  readonly label: Text;
  readonly help?: Text;
  /** Name of the part, for a form whose parts change their order while it is drawn; its place when left out. */
  readonly id?: string;
  /** Share of the 24 columns of what it stands in, one beside the other as they fit; without it parts stand below each other. */
  readonly span?: number;
  /** Has to be filled in: always, or under a condition. */
  readonly required?: boolean | Condition;
  readonly shown?: Condition;
  readonly disabled?: Condition;
  /** Stands there to be read, in a form that is filled in elsewhere. */
  readonly isReadOnly?: boolean;
  /** Value of a new record, or what gives it when one is begun. The kind's own empty value when left out. */
  readonly initial?: unknown;
  /** A new record begins with what holds for whoever fills it in: this moment, themselves, their department. Who knows them sets `initial`. */
  readonly isCurrentAtFirst?: boolean;
  /** No two records may hold the same: the server judges it, and a refusal that names no field is about this one. @reading R-831 */
  readonly isUnique?: boolean;
  /** Sentences in place of the kind's own. */
  readonly message?: Partial<Readonly<Record<ProblemKind, Text>>>;
  /** Fields that are emptied when a person changes this one, because their choices depend on it. */
  readonly empties?: readonly FieldPath[];
  /** Reason a value is refused, for what the kind does not know; null when it is fine. */
  readonly refuses?: (value: unknown, read: Read) => Text | null;
  /** Record the value stands for: whoever reads this one can open it. @source forms §2.10 */
  readonly opens?: RecordLink;
}

/** Way to another record: what kind it is of, by a name of the surroundings, and the place of its id in this one. */
export interface RecordLink {
  readonly of: string;
  readonly id: FieldPath;
}
