import type { ReactNode } from 'react';
import type { CellMark, Column } from '../../primitives/data-table/index.ts';
import type { StatusTone } from '../../primitives/status/index.ts';
import type { Control, Text } from '../../forms/grammar/index.ts';

/** Words a cell may need: texts in the language of the page, moments (milliseconds since 1970) as people write them. */
export interface CellWords {
  readonly text: (text: Text) => string;
  /** Empty for null. */
  readonly moment: (ms: number | null) => string;
}

/** A column, said in data: what its cells say, and how much room it takes. */
export interface ListColumn<in Row> {
  /** Name of the member it shows; what it is sorted by and kept under in a person's settings. */
  readonly id: string;
  readonly header: Text;
  readonly text: (row: Row, words: CellWords) => string;
  /** A state: its shape and colour beside the word. */
  readonly tone?: (row: Row) => StatusTone;
  /** Content in place of the text, where it is neither text nor a state. */
  readonly cell?: (row: Row, words: CellWords) => ReactNode;
  /** Look of a cell that stands out; null for the usual one. Rows count from 0. */
  readonly mark?: (row: Row, at: number) => CellMark | null;
  readonly width: Column<never>['width'];
  readonly narrow: Column<never>['narrow'];
  readonly align?: 'start' | 'end';
  readonly isNamedInNarrow?: boolean;
  readonly isWholeInNarrow?: boolean;
  /** Its texts are never translated by a browser: codes, accounts, names of people. */
  readonly isVerbatim?: boolean;
  /** Figure it is ordered by where the rows are all here. */
  readonly figure?: (row: Row) => number;
  /** Stays in sight while the others scroll sideways. */
  readonly pinned?: 'start' | 'end';
  /** Servers may leave it out: it is not shown while no row that is here says anything. */
  readonly isOptional?: true;
  /** Its header orders the list. */
  readonly isSortable?: boolean;
}

/** Order of a list. */
export interface ListOrder {
  readonly by: string;
  readonly direction?: 'ascending' | 'descending';
}

/**
 * `paged`: a page at a time, ordered by the server. `whole`: all rows at once. `tree`: all rows with those below them.
 * `lazyTree`: the top at once, what is below a row when it is opened.
 */
export type ListShape = 'paged' | 'whole' | 'tree' | 'lazyTree';

/** A list: its shape, columns, and what narrows it down. */
export interface ListSpec<Row> {
  readonly shape: ListShape;
  readonly columns: readonly ListColumn<Row>[];
  /** Hint of the box for the keyword: what it looks at; null where nothing can be searched. */
  readonly keyword: Text | null;
  /** Fields that narrow the list down, each a control of a form. */
  readonly filters: readonly Control[];
  readonly order?: ListOrder;
  /** Everything is asked for at once, and the server still orders it. */
  readonly isUnpaged?: boolean;
}

/** A condition a person has put together. */
export interface ListCondition {
  readonly field: string;
  readonly symbol: string;
  readonly value: unknown;
}

/** Conditions of which all hold, or any. */
export interface ConditionGroup {
  readonly match: 'all' | 'any';
  readonly list: readonly ListCondition[];
}

/** Conditions of a question, in groups of which all hold, or any; at least one, and none is empty. */
export interface ListConditions {
  readonly match: 'all' | 'any';
  readonly groups: readonly ConditionGroup[];
}

/** Question a list is asked: what the address of a page says. */
export interface ListAsk {
  readonly keyword: string;
  /** Values by the fields of the filters; what is not set is not there. */
  readonly filters: Readonly<Record<string, unknown>>;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly order: { readonly columnId: string; readonly direction: 'ascending' | 'descending' } | null;
  /** Chosen node of the tree beside the list; null for everything. */
  readonly node: string | null;
  /** Conditions besides the filters; null and left out for none. */
  readonly conditions?: ListConditions | null;
  /** Chosen one of several lists behind tabs; left out where there is one. */
  readonly view?: string | null;
}
