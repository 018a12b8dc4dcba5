import type { MessageDescriptor } from '@lingui/core';
import type { Text } from '@milepost/kit/forms/grammar';
import type { ListShape } from '@milepost/kit/lists/grammar';
import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from '../../../../data/api/index.ts';

/** A node of the tree beside a list. */
export interface SideNode {
  readonly id: string;
  /** Words of ours for what no server has. */
  readonly fullName: Text;
  readonly enCode: string;
  readonly children: readonly SideNode[];
  /** Shape of the list the node stands for, where nodes have lists of different shapes. */
  readonly shape?: ListShape;
}

/** Means of what is read for the tree beside a list; the calls note the tags of what they read. */
export interface SideAsk {
  readonly api: Api;
  readonly queries: QueryClient;
  readonly signal: AbortSignal;
}

/** A tree of a screen's own. */
export interface OwnTree {
  /** Name in the cache. */
  readonly name: string;
  readonly read: (ask: SideAsk) => Promise<readonly SideNode[]>;
}

/** Query of the number of rows of each node, by its id; its `select` is the same between renders. */
export type CountsQuery = UseQueryOptions<never, Error, ReadonlyMap<string, number>>;

/** Name of a tree the engine knows, as `trees.ts` reads it. */
export type TreeName =
  | 'organization'
  | 'roleScope'
  | 'menuSystem'
  | 'department'
  | `dictionary${'' | '.id' | '.code'}:${string}`
  | `interface:${string}`
  | `options:${string}`
  | `ways:${string}`;

/** Options of the tree at the left of a list, besides screens its nodes have of their own. */
export interface SidebarOptions {
  /** Name of a tree the engine knows, or one of the screen's own. */
  readonly tree: TreeName | OwnTree;
  readonly label: MessageDescriptor;
  /** Words of the node above all. Left out where the list is always that of one node: then one is chosen where the address names none, the first that `counts` gives rows, else the first. */
  readonly all?: MessageDescriptor;
  /** Name of the query the chosen node is sent in. A new record begins with it where the form has such a field. */
  readonly filterParam: string;
  /** Name of the parameter of the address. @defaultValue `node` */
  readonly address?: string;
  /** A choice takes the search and the filters away. @defaultValue false */
  readonly clearsFilters?: boolean;
  /** Number of rows of each node, by its id, shown beside those with nothing below them. */
  readonly counts?: (api: Api) => CountsQuery;
  /** Words in place of the list where the tree has no nodes. */
  readonly none?: { readonly title: MessageDescriptor; readonly hint: MessageDescriptor };
  /** Adds a menu to the tree: it is read again, opened, closed, and its nodes are kept in a part that opens over the page. */
  readonly manages?: {
    /** Spoken name of the button that opens the menu. */
    readonly menu: MessageDescriptor;
    readonly label: MessageDescriptor;
    readonly opens: () => Promise<{ readonly default: ComponentType<{ readonly onClose: () => void }> }>;
  };
}
