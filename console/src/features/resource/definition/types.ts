import type { MessageDescriptor } from '@lingui/core';
import type { ActionsDeclaration } from './declaration/actions.ts';
import type { DetailDeclaration } from './declaration/detail.ts';
import type { FormDeclaration, TriedSave } from './declaration/form.ts';
import type { ListOptions } from './declaration/list.ts';
import type { AnyRow, Codecs, Operations } from './declaration/operations.ts';
import type { SideNode, SidebarOptions } from './declaration/sidebar.ts';

export type {
  ActionsDeclaration,
  BatchAction,
  CopyRelated,
  DeletionImpact,
  EditSubset,
  MoreAction,
  OpenedForSeveralProps,
  OpenedProps,
} from './declaration/actions.ts';
export type { DetailDeclaration } from './declaration/detail.ts';
export type { FieldControl, FieldPart, FieldTab, FilterControl, FilterName, OwnFeed } from './declaration/fields.ts';
export type { FormDeclaration, NewAt, Saving, TriedSave } from './declaration/form.ts';
export type { ConditionsProps, RowTable } from './declaration/list.ts';
export type { AnyRow, BodyOf, Codecs, DataOf, Listing, Operations, RowOf, Sending } from './declaration/operations.ts';
export type { CountsQuery, SideAsk, SideNode } from './declaration/sidebar.ts';
export type { CallingTool, FileImport, OpeningTool, Tool, ToolProps } from './declaration/tools.ts';

/** Words that differ between screens. All others are the engine's. */
export interface ResourceWords {
  /** Name of the list, in the plural. */
  readonly many: MessageDescriptor;
  readonly add: MessageDescriptor;
  readonly edit: MessageDescriptor;
  /** Says that there is nothing yet. */
  readonly emptyText: MessageDescriptor;
  /** Sentence below it. @param mayAdd the person may create a record here */
  readonly emptyHint?: (mayAdd: boolean) => MessageDescriptor;
  readonly detail?: MessageDescriptor;
}

/** A tree at the left of a list: what is chosen there narrows the list down. */
export interface Sidebar extends SidebarOptions {
  /** Screen of a chosen node, where each node has one of its own. */
  readonly screenOf?: (node: SideNode) => AnyResource;
}

/** A list of a screen. */
export interface ListDeclaration<Row, Call extends string> extends ListOptions<Row, Call> {
  readonly sidebar?: Sidebar;
}

/** A screen, as the engine sees it: what is particular to it. What it declares is only ever given rows, records and drafts of its own. */
export interface AnyResource {
  /** Name in the cache and in the ids of its fields. */
  readonly id: string;
  readonly operations: Operations;
  readonly codecs: Codecs;
  readonly words: ResourceWords;
  /** Records of whoever is signed in: everybody may do everything here, without a right of the menu. */
  readonly isOwn?: boolean;
  /** Forms can be tried, and what is filled in is judged and not sent. */
  readonly isPreview?: boolean;
  /** Told in place of sending, in a preview that shows what would be sent; left out where a sentence does. */
  readonly onTried?: (tried: TriedSave) => void;
  readonly list: ListDeclaration<AnyRow, string>;
  readonly form: (FormDeclaration<object> & { readonly create: string }) | null;
  readonly detail: DetailDeclaration<object> | null;
  readonly actions: ActionsDeclaration<AnyRow>;
}
