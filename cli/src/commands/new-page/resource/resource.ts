import type { RowLimit } from './rowLimits.ts';
import type { ListShape } from './shape.ts';

/** Kinds of values of a row, once the domain's codec has read it. */
export type ColumnKind = 'text' | 'number' | 'status' | 'flag' | 'moment' | 'choice';

/** A value of a row that can be a column. */
export interface ColumnField {
  /** As the model calls it, and as the wire does. */
  readonly name: string;
  readonly wireName: string;
  readonly kind: ColumnKind;
  /** Name in the description, where it has a short name for it. */
  readonly title: string | null;
  /** Of a choice: the values of the model. */
  readonly choices: readonly string[];
}

/**
 * Kinds of values of a body. `parent`: where the record hangs in a tree. `paths`: several places in a tree, each as its ids from
 * the top down. `none`: nothing a control of a form holds.
 */
export type FormKind =
  | 'parent'
  | 'text'
  | 'longText'
  | 'integer'
  | 'decimal'
  | 'status'
  | 'flag'
  | 'moment'
  | 'day'
  | 'choice'
  | 'ids'
  | 'paths'
  | 'none';

/** A member of what is sent. */
export interface FormField {
  readonly name: string;
  readonly wireName: string;
  readonly kind: FormKind;
  readonly title: string | null;
  /** The id of another record, or several: a picker's work. */
  readonly isReference: boolean;
  readonly isRequired: boolean;
  /** The description asks for it, empty or not. */
  readonly isListed: boolean;
  /** Answered by the call that loads a record. */
  readonly isLoaded: boolean;
  readonly maxChars: number | null;
  readonly pattern: string | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly choices: readonly string[];
  /** As an empty body is read; null where that says nothing. */
  readonly bare: unknown;
  /** A value that has no problem. */
  readonly sample: unknown;
  /** Null can be sent, as a choice of nothing is. */
  readonly takesNull: boolean;
}

/** The body of a call as a form. */
export interface FormShape {
  readonly fields: readonly FormField[];
  /** Name of the domain's rule, such as `areaProblems`; null where the domain has none. */
  readonly rule: string | null;
  /** Sends a draft as the codec does. @throws where it cannot */
  readonly encode: (draft: object) => unknown;
}

/** A query parameter that narrows a list down. */
export interface FilterField {
  readonly name: string;
  readonly choices: readonly string[];
}

/** Everything a screen needs to know of what it shows. */
export interface Resource {
  readonly domain: string;
  /** `Area`, `BillRule`: one record in the names of calls. */
  readonly noun: string;
  /** Name of the domain's codecs, such as `areaCodecs`. */
  readonly codecs: string;
  /** Name of the table of calls, such as `areaOperations`. */
  readonly operations: string;
  /** Clause of the specification, such as `admin §7`. */
  readonly source: string;
  readonly shape: ListShape;
  /** Path of the list, with `{parameters}`. */
  readonly listPath: string;
  readonly list: {
    readonly id: string;
    readonly hasKeyword: boolean;
    /** Its address has an id. */
    readonly hasId: boolean;
    readonly canSort: boolean;
    readonly filters: readonly FilterField[];
  };
  /** Id of the parent of a tree's first level, as the list is asked. */
  readonly rootId: string;
  /** True where a body says null for that parent; else it says its id. */
  readonly isRootNull: boolean;
  readonly columns: readonly ColumnField[];
  /** The column a row is called by. */
  readonly labelField: string;
  /** Calls about one record; null where there is none. */
  readonly get: string | null;
  readonly create: string | null;
  readonly update: string | null;
  readonly remove: string | null;
  readonly setState: string | null;
  readonly exports: string | null;
  /** Rows whose form can be loaded and saved, and rows that can be deleted; empty where all can. */
  readonly editable: readonly RowLimit[];
  readonly removable: readonly RowLimit[];
  readonly form: FormShape | null;
  /** Notes on what was left out, and why. */
  readonly notes: readonly string[];
}
