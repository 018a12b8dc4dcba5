import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { ButtonCode } from '../../../permissions/index.ts';
import type { AnyResource, AnyRow } from './types.ts';

/** Part of what belongs to a record, on a tab of its own: a list, or something that is drawn, such as a chart. */
export type Detail<Row> = {
  /** Unique among the tabs; people keep the columns of the list under it. */
  readonly key: string;
  readonly title: MessageDescriptor;
} & (
  | {
      /** The list of one record, a screen of its own. */
      readonly resource: (row: Row) => AnyResource;
      /** Sentences to be known before anything is done in the list; null for none. */
      readonly note?: (row: Row) => { readonly title: MessageDescriptor; readonly description: MessageDescriptor } | null;
      /** Drawn above the list: what has to be asked for before it can be said, or switched. */
      readonly above?: ComponentType<{ readonly row: Row }>;
    }
  /** One that brings much along is a `lazyPane`. */
  | { readonly draws: ComponentType<{ readonly row: Row }> }
);

/** Lists of what belongs to a record, behind tabs, in a drawer over the list of the records. */
export interface Details<Row extends AnyRow = never> {
  readonly title: (row: Row) => MessageDescriptor;
  /** Spoken name of the tabs. */
  readonly label: MessageDescriptor;
  /** Right on the page of the records that lets somebody add, change and delete here; each button has its own when left out. */
  readonly changedBy?: ButtonCode;
  readonly all: readonly Detail<Row>[];
}

interface Declared<Row extends AnyRow> extends Details<Row> {
  /** Name of the details in messages to developers. */
  readonly id: string;
  /** Clauses of the specification they follow. */
  readonly source: string;
}

/**
 * Declares what belongs to a record, several lists behind tabs: `relatedList` makes the action that opens them. One list alone needs
 * none of this, `relatedList` takes it as it is.
 * @throws when there are fewer than two lists, or two have the same key
 */
export function defineDetails<Row extends AnyRow>({ id, source: _source, ...details }: Declared<Row>): Details<Row> {
  const keys = details.all.map(({ key }) => key);
  if (keys.length < 2)
    throw new Error(
      `[resource] ${id} · all: details have two lists or more, these have ${keys.length} · tabs would have nothing to switch between · give the list to relatedList as it is`,
    );
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined)
    throw new Error(
      `[resource] ${id} · all: two of them have the key "${twice}" · one tab could not be told from the other · give each a key of its own`,
    );
  return details;
}
