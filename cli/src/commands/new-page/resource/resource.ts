/** Ways the rows of a list arrive. */
export type ListShape = 'paged' | 'list' | 'lazyTree';

/** Kinds of values of a row, once the domain's codec has read it. */
export type ColumnKind = 'text' | 'number' | 'status' | 'flag' | 'moment' | 'choice';

/** A value of a row that can be a column. */
export interface ColumnField {
  /** As the model calls it, and as the wire does. */
  readonly name: string;
  readonly wireName: string;
  readonly kind: ColumnKind;
  readonly isNullable: boolean;
  /** Name in the description, where it has a short name for it. */
  readonly title: string | null;
  /** Of a choice: the values of the model. */
  readonly choices: readonly string[];
}

export type FormKind = 'parent' | 'text' | 'longText' | 'integer' | 'status' | 'flag' | 'choice' | 'none';

/** Problems a rule of the description can find in a field. */
export type Problem = 'required' | 'tooLong' | 'pattern' | 'range';

/** A member of what is sent. `none`: no control of a form can edit it, so it keeps its first value. */
export interface FormField {
  readonly name: string;
  readonly wireName: string;
  readonly kind: FormKind;
  readonly title: string | null;
  /** The id of another record, which a picker should choose. */
  readonly isReference: boolean;
  readonly isRequired: boolean;
  /** True when the model may hold null here. */
  readonly isNullable: boolean;
  /** Presence in the record that is edited, and whether it may be null there. */
  readonly inRecord: 'yes' | 'nullable' | 'no';
  readonly maxChars: number | null;
  readonly pattern: string | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly choices: readonly string[];
  /** As the form begins it. */
  readonly initial: unknown;
  /** A value that has no problem. */
  readonly sample: unknown;
}

/** A draft with one bad value, and what the rules say about it. */
export interface Bad {
  readonly field: string;
  readonly value: unknown;
  readonly problem: Problem;
}

/** The form of a resource. */
export interface FormShape {
  readonly fields: readonly FormField[];
  /** Name of the domain's rule, such as `areaProblems`; null where the domain has none. */
  readonly rule: string | null;
  readonly bad: readonly Bad[];
  /** Value that is sent for a new record of the samples at the top. */
  readonly sent: unknown;
}

/** Everything a list page needs to know of what it shows. */
export interface Resource {
  readonly domain: string;
  /** `Area`, `BillRule`: one record in the names of calls. */
  readonly noun: string;
  /** `Areas`. */
  readonly nouns: string;
  /** Name of the domain's codecs, such as `areaCodecs`. */
  readonly codecs: string;
  /** Name of the table of calls, such as `areaOperations`. */
  readonly operations: string;
  readonly source: string;
  readonly shape: ListShape;
  /** Path of the list, with `{parameters}`. */
  readonly listPath: string;
  readonly list: { readonly id: string; readonly parameter: string; readonly hasKeyword: boolean; readonly canSort: boolean };
  /** Id of the parent of a tree's first level. */
  readonly rootId: string | null;
  readonly columns: readonly ColumnField[];
  /** The column a row is called by. */
  readonly labelField: string;
  readonly hasParentName: boolean;
  /** Calls about one record, and the name of the id in their address; null where there is none. */
  readonly get: OneCall | null;
  readonly create: { readonly id: string } | null;
  readonly update: OneCall | null;
  readonly remove: OneCall | null;
  readonly setState: OneCall | null;
  readonly form: FormShape | null;
  /** Names of the domain's types. */
  readonly types: { readonly row: string; readonly record: string | null; readonly body: string | null };
  /** Notes on what was left out, and why. */
  readonly notes: readonly string[];
}

export interface OneCall {
  readonly id: string;
  readonly parameter: string;
}
