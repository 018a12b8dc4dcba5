import type { MessageDescriptor } from '@lingui/core';
import type { Text } from '@milepost/kit/forms/grammar';
import type { CallArgs } from '@milepost/openapi/client';
import type { ReactNode } from 'react';
import type { Api } from '../../../../data/api/index.ts';
import type { ButtonCode } from '../../../../permissions/index.ts';
import type { FileImport, Tool } from './tools.ts';

/** Props of what an action opens. */
export interface OpenedProps<Row> {
  readonly row: Row;
  readonly onClose: () => void;
}

/** Question before an action, where the usual one says too little. */
export interface Question {
  readonly title: Text;
  readonly body: Text;
  /** Words of the button that agrees. */
  readonly confirmLabel: Text;
}

/** Opens some fields of the form alone, in a dialog of their own. @reading R-706 */
export interface EditSubset {
  /** Their names. */
  readonly edits: readonly string[];
  /** Heading over them. @param name of the row */
  readonly title: (name: string) => MessageDescriptor;
  /** Words of the button that saves. */
  readonly saves: MessageDescriptor;
  /** Field that says which row it stands below: that row is opened once it is saved. */
  readonly follows?: string;
}

/** Belongings of a record, besides the values of its form, that a copy gets when it has been created. */
export interface CopyRelated<Row, Draft = object> {
  /** The draft of the copy asks for them. */
  readonly when: (draft: Draft) => boolean;
  readonly send: (api: Api, from: Row, draft: Draft) => Promise<unknown>;
  /** Says that the copy is there without them. */
  readonly failed: MessageDescriptor;
}

/** An action of a screen's own on a row: one of some calls, or something it opens. */
export type MoreAction<Row, Draft = object, Call extends string = never> = {
  readonly id: string;
  readonly label: MessageDescriptor;
  /** Right it needs; null for none but that of the page. */
  readonly code: ButtonCode | null;
  /** Offered for some rows only. */
  readonly when?: (row: Row) => boolean;
  readonly tone?: 'plain' | 'danger';
} & (
  | { readonly opens: () => Promise<{ readonly default: (props: OpenedProps<Row>) => ReactNode }> }
  | {
      readonly call: Call;
      readonly args?: (row: Row) => CallArgs;
      /** Question before it; none when left out. */
      readonly confirm?: MessageDescriptor | ((row: Row) => Question);
      /** Facts told with the question. */
      readonly impact?: DeletionImpact<Row>;
    }
  /** Opens the form for a new record that begins as this one. */
  | { readonly duplicates: (draft: Draft) => object; readonly copies?: CopyRelated<Row, Draft> }
  | { readonly addsBelow: true }
  | EditSubset
  /** Leads to another page: its path, with its query. */
  | { readonly leadsTo: (row: Row) => string }
);

/** Fact before a deletion, such as “12 users in it”; null when nothing hangs on it. */
export type DeletionImpact<Row> = (row: Row, api: Api, signal: AbortSignal) => Promise<readonly Text[]>;

/** Props of what is opened for several rows. */
export interface OpenedForSeveralProps<Row> {
  readonly rows: readonly Row[];
  readonly onClose: () => void;
}

/** An action of a screen's own on several rows: it opens something. */
export interface BatchAction<Row> {
  readonly id: string;
  readonly label: MessageDescriptor;
  /** Right it needs; null for none but that of the page. */
  readonly code: ButtonCode | null;
  readonly opens: () => Promise<{ readonly default: (props: OpenedForSeveralProps<Row>) => ReactNode }>;
}

export interface ActionsDeclaration<Row, Draft = object, Call extends string = string, Named extends string = Call> {
  /** Records are added where there is a form. @defaultValue true */
  readonly adds?: boolean;
  /** Words of actions every screen has, where a design has others. */
  readonly labels?: Partial<Readonly<Record<'edit' | 'remove' | 'detail', MessageDescriptor>>>;
  /** Deletion of several at once, where it is a right of its own; as the one of a row when left out, false for none. */
  readonly removeBatch?:
    | false
    | {
        readonly call: Call;
        readonly code: ButtonCode;
        readonly label: MessageDescriptor;
        /** Question before it, where the usual one on a deletion is not it. */
        readonly confirm?: MessageDescriptor;
      };
  /** Actions on several rows, besides switching and deleting them. */
  readonly several?: readonly BatchAction<Row>[];
  /** Switches between enabled and disabled; see `enabledWhen`. The form's `update` where there is no call for the state. */
  readonly toggle?: Call;
  /** Facts told with the question before a row is disabled. */
  readonly disableImpact?: DeletionImpact<Row>;
  /** Row is enabled. @defaultValue its `isEnabled` */
  readonly enabledWhen?: (row: Row) => boolean;
  /** Reason the switch of several rows leaves a row as it is, where that is no matter of being switched already; null for none. */
  readonly leaves?: (row: Row, isOn: boolean) => MessageDescriptor | null;
  readonly remove?:
    | Call
    | {
        readonly call: Call;
        /** Offered for some rows only. */
        readonly when?: (row: Row) => boolean;
        readonly refusedWhen?: (row: Row) => MessageDescriptor | false;
        readonly impact?: DeletionImpact<Row>;
        /** The call takes the ids of one or several in its body. */
        readonly takesIds?: true;
        /** Opened in place of the question for a row the server would refuse to delete as it is: it does first what has to be done. */
        readonly first?: {
          readonly when: (row: Row, api: Api, signal: AbortSignal) => Promise<boolean>;
          readonly opens: () => Promise<{ readonly default: (props: OpenedProps<Row>) => ReactNode }>;
        };
      };
  /** Row can be changed, and switched where that is a save. @defaultValue every row */
  readonly editableWhen?: (row: Row) => boolean;
  readonly export?:
    | Call
    | {
        readonly call: Call;
        /** Right it needs. */
        readonly code: ButtonCode;
        /** Question before it, where there is one. */
        readonly confirm?: MessageDescriptor;
      };
  /** Offer of what was changed of a row, to who may read the log. @defaultValue true */
  readonly history?: boolean;
  readonly imports?: FileImport<Call>;
  readonly more?: readonly MoreAction<Row, Draft, Named>[];
  readonly tools?: readonly Tool<Named>[];
}
