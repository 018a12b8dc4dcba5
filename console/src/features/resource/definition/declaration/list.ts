import type { MessageDescriptor } from '@lingui/core';
import type { ListAsk, ListColumn, ListCondition, ListConditions, ListSpec } from '@milepost/kit/lists/grammar';
import type { CallArgs } from '@milepost/openapi/client';
import type { ComponentType } from 'react';
import type { AnyRow } from './operations.ts';

/** One of several lists of a screen: what of it differs from the list that is declared. */
export interface ListView<Row> {
  /** Name a person's columns of it are kept under; those of the first one are the page's own. */
  readonly id: string;
  readonly label: MessageDescriptor;
  /** Value in the address and in the question of the list. */
  readonly value: string;
  readonly columns?: readonly ListColumn<Row>[];
  readonly nameOf?: (row: Row) => string;
  /** Says that there is nothing yet. */
  readonly emptyText?: MessageDescriptor;
  /** Rows can be looked at, and nothing is done with them. */
  readonly isRead?: boolean;
}

/** Several lists of one screen behind tabs, kept in the address. */
export interface ListViews<Row> {
  /** Spoken name of the tabs. */
  readonly label: MessageDescriptor;
  /** Name of the query the chosen view is sent in. */
  readonly sends: string;
  /** Name of the parameter of the address. */
  readonly address: string;
  /** Value of the view that is shown when the address names none. */
  readonly usual: string;
  readonly all: readonly ListView<Row>[];
}

/** Rows a row has of its own, shown below the list for the row somebody looks at. */
export interface RowTable {
  /** Member of a row that holds them. */
  readonly field: string;
  readonly label: MessageDescriptor;
  readonly columns: readonly ListColumn<AnyRow>[];
}

/** Props of what shows the conditions that are set. */
export interface ConditionsProps {
  readonly conditions: ListConditions;
  readonly narrow: (conditions: ListConditions | null) => void;
}

/** Options of a list, besides the tree beside it. */
export interface ListOptions<Row, Call extends string> extends Pick<ListSpec<Row>, 'shape' | 'isUnpaged'> {
  readonly call: Call;
  readonly views?: ListViews<Row>;
  /** Rows above one that a search in a lazy tree has found, from the top: found rows are shown below them. */
  readonly foundBelow?: (row: Row) => readonly AnyRow[];
  /** Tables of a row that fold out below the list. @reading R-740 */
  readonly tables?: readonly RowTable[];
  /** Call for the rows below one of a lazy tree, where it is another one. */
  readonly childrenCall?: string;
  /** Row is the head of a group: it is never chosen, and nothing is done with it. @source forms §2.9 */
  readonly isHead?: (row: Row) => boolean;
  /** Text under a column that sums up the rows shown, empty for none. Left out where no column has a sum. @source forms §5 */
  readonly sumOf?: (rows: readonly Row[], columnId: string) => string;
  readonly columns: readonly ListColumn<Row>[];
  /** @defaultValue name or code */
  readonly keyword?: MessageDescriptor | null;
  readonly filters?: ListSpec<Row>['filters'];
  /** Values filters begin with, by their fields; taking one away stands in the address. @reading R-856 */
  readonly initialFilters?: Readonly<Record<string, unknown>>;
  /** Filters the call does not know, by their names: rows they do not fit are left out here, those above one that fits stay. */
  readonly clientFilters?: Readonly<Record<string, (row: Row, value: unknown) => boolean>>;
  readonly order?: ListSpec<Row>['order'];
  /** The call answers every row: they are ordered here, and a flat list is cut into pages here. @reading R-031 */
  readonly isPagedHere?: true;
  /** A tree that is read as one list: all of it is open at first, and a button closes and opens it. */
  readonly isReadWhole?: true;
  /** Arguments of the call, where they are not a query of the usual names. `parent` is the row a lazy tree is opened at. */
  readonly args?: (ask: ListAsk, parent: string | null) => CallArgs;
  /** Name of a row in questions and names of controls. @defaultValue its `fullName` */
  readonly nameOf?: (row: Row) => string;
  /** Sentences beside its heading; a function makes them of all rows of the list, null while there are none yet. */
  readonly notes?:
    | readonly MessageDescriptor[]
    | ((rows: readonly Row[] | null, ask: Pick<ListAsk, 'filters'>) => readonly MessageDescriptor[]);
  /** Rows can be chosen, and what can be done with several is offered. @defaultValue whether they can be deleted */
  readonly isSelectable?: boolean;
  /** The list as it is narrowed down can be saved as a spreadsheet. @defaultValue true, except for a lazy tree */
  readonly exports?: boolean;
  /** Conditions can be put together: what is read of the address is only taken where it is one, and what is set is shown. */
  readonly conditions?: {
    readonly isKnown: (condition: ListCondition) => boolean;
    readonly shows: ComponentType<ConditionsProps>;
  };
  /** The filters stand open from the start, where a list is little without them. */
  readonly showsFilters?: boolean;
}
