import type { Need } from '@milepost/openapi/rules';
import type { Operation, OperationId } from './description.ts';
import type { Json, Shape } from './schema.ts';

/** Classes of operations; each has its own rows. @source shell §7 */
export type Class =
  | 'read-one'
  | 'list'
  | 'tree'
  | 'selector'
  | 'create'
  | 'update'
  | 'delete'
  | 'state'
  | 'file'
  | 'raw'
  | 'chunk'
  | 'bulk'
  | 'session'
  | 'external';

/** A parameter of the path or the query. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly isRequired: boolean;
  readonly shape: Shape;
  readonly example: unknown;
}

/** Kinds of `data`: nothing, one record, a page, a list, a tree of nodes, the address of a file, or anything else. */
export type DataKind = 'none' | 'record' | 'page' | 'list' | 'tree' | 'link' | 'other';

/** Facts the description holds about one operation, in the form the rows are made from. */
export interface Facts {
  readonly id: OperationId;
  readonly operation: Operation;
  readonly domain: string;
  /** Clause of the specification, or the reading that stands in for it. */
  readonly source: string;
  /** The specification itself shows it; a broken promise of another operation is a warning. */
  readonly isDocumented: boolean;
  readonly parameters: readonly Parameter[];
  /** Null where nothing is sent. */
  readonly body: Shape | null;
  readonly isMultipart: boolean;
  /** Bodies the description shows. */
  readonly requests: readonly Json[];
  readonly dataKind: DataKind;
  /** Shape of `data`; null where it is always null. */
  readonly data: Shape | null;
  /** The description shows a good answer without data. */
  readonly mayBeEmpty: boolean;
  /** Shape of one row, node or record. */
  readonly row: Shape | null;
  /** Need of a caller the description names; a session where it is silent. @reading R-280 */
  readonly need: Need;
  readonly class: Class;
}
