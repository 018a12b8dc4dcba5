import type { FileImportCounts } from '@milepost/openapi/domains/import';
import type { MessageDescriptor } from '@lingui/core';
import type { Printed } from '@milepost/kit/engines/print-sheet';
import type { Control, FieldProblem, FormRule, Option, Part, TabPart, Text } from '@milepost/kit/forms/grammar';
import type { ArrivingRecord, RecordAt, RecordFrame } from '@milepost/kit/forms/viewer';
import type { ListAsk, ListColumn, ListCondition, ListConditions, ListShape, ListSpec } from '@milepost/kit/lists/grammar';
import type { CallArgs, Operation } from '@milepost/openapi/client';
import type { OperationShapes } from '@milepost/openapi/operations';
import type { Words } from '../../../i18n/menuName.ts';
import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { IconNode } from 'lucide';
import type { ComponentType, ReactNode } from 'react';
import type { Api } from '../../../data/api/index.ts';
import type { ButtonCode } from '../../../permissions/index.ts';

/** A record of a list. */
export interface AnyRow {
  readonly id: string;
}

/** Codec of an answer or a body, as far as the engine needs it. */
interface Reads {
  readonly decode: (wire: never) => unknown;
}
interface Writes {
  readonly encode: (model: never) => unknown;
}
/** Codecs of a domain by operation. */
export type Codecs = Readonly<Record<string, { readonly data?: Reads; readonly body?: Writes }>>;
/** Operations of a domain by name. */
export type Operations = Readonly<Record<string, Operation>>;

/** Members of a record by themselves, so that a message of the compiler lists them and not the codecs they come from. */
type Plain<T> = T extends infer Members ? { [Name in keyof Members]: Members[Name] } : never;

/** Answer of an operation, decoded. */
export type DataOf<C, Name> = Name extends keyof C
  ? C[Name] extends { readonly data: { decode(wire: never): infer Data } }
    ? NonNullable<Data>
    : never
  : never;
/** Body an operation takes, as it is declared in the forms. */
export type BodyOf<C, Name> = Name extends keyof C
  ? C[Name] extends { readonly body: { decode(wire: never): infer Body } }
    ? Plain<Body>
    : never
  : never;
/** A row of what a list answers: a page of rows, or all of them. */
export type RowOf<Data> = Data extends { readonly rows: readonly (infer Row)[] }
  ? Plain<Row>
  : Data extends readonly (infer Row)[]
    ? Plain<Row>
    : never;
/** Codecs of the operations that answer a list. */
export type Listing<C> = { [Name in keyof C as [RowOf<DataOf<C, Name>>] extends [never] ? never : Name]: C[Name] };
/** Codecs of the operations that take a body. */
export type Sending<C> = { [Name in keyof C as [BodyOf<C, Name>] extends [never] ? never : Name]: C[Name] };

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

declare const DRAFT: unique symbol;
/** A part of a form that holds members of a draft; one that the draft does not have is a type error where it is named. */
export type FieldPart<Draft> = Part & { readonly [DRAFT]?: (draft: Draft) => void };

/** A control that holds a member of a draft. */
export type FieldControl<Draft> = Control & { readonly [DRAFT]?: (draft: Draft) => void };

/** Names every list is asked with, which are no filters. */
type ListParameter = 'n' | 'keyword' | 'currentPage' | 'pageSize' | 'sort' | 'sidx';
/** Names a list can be narrowed down by: those its call takes in the query; any where it takes none there, or is not of the description. */
export type FilterName<Call> = Call extends keyof OperationShapes
  ? [OperationShapes[Call]['query']] extends [undefined]
    ? string
    : Exclude<keyof OperationShapes[Call]['query'] & string, ListParameter>
  : string;

/** A filter of one of these names; another one is a type error where it is named. */
export type FilterControl<Names extends string> = string extends Names ? Control : FieldControl<Readonly<Record<Names, never>>>;

/** A tab of a form with members of a draft. */
export type FieldTab<Draft> = TabPart & { readonly [DRAFT]?: (draft: Draft) => void };

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

/** A tree at the left of a list: what is chosen there narrows the list down. */
export interface Sidebar {
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
  /** Screen of a chosen node, where each node has one of its own. */
  readonly screenOf?: (node: SideNode) => AnyResource;
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

export interface ListDeclaration<Row, Call extends string> extends Pick<ListSpec<Row>, 'shape' | 'isUnpaged'> {
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
  readonly sidebar?: Sidebar;
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

/**
 * Reads options for a field of the form, where no feed of the console has them.
 * @param words those of the language that is spoken, for names that the console has words for
 */
export type OwnFeed = (
  api: Api,
  parameters: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  words: Words,
) => Promise<readonly Option[]>;

export interface FormDeclaration<Draft> {
  /** `dialog` 600 px, `drawer` 700 px, `wide` 800 px, `page`: in place of the list. */
  readonly frame: 'dialog' | 'drawer' | 'wide' | 'page';
  /** Call that reads the whole record; left out where its row is all there is. */
  readonly load?: string;
  readonly update?: string;
  readonly fields: readonly FieldPart<Draft>[];
  /** Design the fields were made of: when it changes, an open form is drawn anew with what was typed. @reading R-163 */
  readonly design?: object;
  /** Asks before a save whether the design is another by now; where it is, whoever shows the form hands it in anew. @reading R-163 */
  readonly isRenewed?: (queries: QueryClient, api: Api) => Promise<boolean>;
  /** Problems that no single field sees; `ownId` is who fills the form in. */
  readonly check?: (draft: Draft, ownId: string) => readonly FieldProblem[];
  /** Draft of what was loaded, where the two differ. */
  readonly toDraft?: (record: object) => object;
  /** Body that is sent, where it differs from the draft. */
  readonly toBody?: (draft: Draft, saving: Saving) => unknown;
  /** Rules that run as the form is filled in. */
  readonly rules?: readonly FormRule[];
  /** Width of a dialog or drawer in px, the nearest there is, or 80 % of the window. @defaultValue that of the frame */
  readonly width?: number | 'wide';
  /** Words of the buttons, where they differ from the usual ones. */
  readonly labels?: { readonly save?: MessageDescriptor; readonly cancel?: MessageDescriptor };
  /** Records are edited in the rows of their list, where the page is wide enough for that. @defaultValue false @reading R-738 */
  readonly inRows?: true;
  /** Offers to save a new record and go on with the next. */
  readonly addsMore?: boolean;
  /** Offers the records of the list before and after the one that is edited. */
  readonly hasSteps?: boolean;
  /** Templates a saved record is printed with, and the words of the button where it has its own. */
  readonly print?: RecordPrint;
  /** Some fields of a form alone: the id of the action that opens them. A save that changes nothing is not sent then. */
  readonly part?: string;
  /** A new record, in what differs from the empty values of its fields. */
  readonly initial?: (at: NewAt) => object;
  readonly feeds?: Readonly<Record<string, OwnFeed>>;
  /** `changes`: members nobody has touched are left out, and stay as they are on the server. @defaultValue `all` */
  readonly sends?: 'all' | 'changes';
  /** Question before a save; none when left out. It names what was changed, from what to what. */
  readonly confirm?: MessageDescriptor;
  /** Consequences of a save that are told with the question, or are reason enough for one. */
  readonly warnings?: (draft: Draft, saving: Saving) => Promise<readonly Text[]>;
}

/** Circumstances of a save. */
export interface Saving {
  readonly api: Api;
  /** Id of who saves. */
  readonly ownId: string;
  /** Record as it was loaded; null for a new one. */
  readonly loaded: object | null;
  /** Fields somebody has changed. */
  readonly changed: readonly string[];
  /** Options the form was offered by a feed of its own or of the engine. */
  readonly optionsOf: (feed: string) => readonly Option[];
}

/** Place a new record is made at. */
export interface NewAt {
  /** Row it is made below. */
  readonly parent: AnyRow | null;
  /** Chosen node of the tree beside the list. */
  readonly node: string | null;
}

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

/** Props of what shows the conditions that are set. */
export interface ConditionsProps {
  readonly conditions: ListConditions;
  readonly narrow: (conditions: ListConditions | null) => void;
}

/** Props of what a tool opens. */
export interface ToolProps {
  /** The list as it is narrowed down. */
  readonly ask: ListAsk;
  /** Rows that are chosen. */
  readonly selected: readonly AnyRow[];
  /** Narrows the list down by conditions; null takes them away. */
  readonly narrow: (conditions: ListConditions | null) => void;
  readonly onClose: () => void;
}

/** Call that makes a record of a file. */
export interface FileImport<Call extends string = string> {
  readonly call: Call;
  /** Ending of the files that are taken, such as `.bb`. */
  readonly accept: string;
  /** Right it needs. @defaultValue `btn_add` */
  readonly code?: ButtonCode;
  /** Page of what was added, where the screen leads on to it; null for nowhere. */
  readonly leadsTo?: (
    answer: FileImportCounts & { readonly id?: string | null },
  ) => { readonly to: string; readonly search: Readonly<Record<string, string>> } | null;
}

/** A tool above the list, such as an import. */
interface ToolLook {
  readonly id: string;
  readonly label: MessageDescriptor;
  /** Right it needs; null for none. */
  readonly code: ButtonCode | null;
  readonly icon?: IconNode;
  /** The main thing to do on the screen, where it makes no records by a form of its own. */
  readonly isMain?: boolean;
}
/** A tool that opens something. */
export type OpeningTool = ToolLook & {
  readonly opens: () => Promise<{ readonly default: ComponentType<ToolProps> }>;
  /** Name of the draft it keeps of what was not finished; the list offers to go on with it. */
  readonly draft?: string;
};
/** A tool that acts on the whole list, after a question. */
export type CallingTool<Call extends string = string> = ToolLook & { readonly call: Call; readonly confirm: MessageDescriptor };
/** A tool that is a control of its own, such as the choice of a file. */
export type DrawnTool = ToolLook & { readonly draws: ComponentType };
export type Tool<Call extends string = string> = OpeningTool | CallingTool<Call> | DrawnTool;

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

/** A record to read, without a form. */
export interface DetailDeclaration<Record> {
  /** Call that reads the whole record; left out where its row is all there is. */
  readonly load?: string;
  readonly fields: readonly FieldPart<Record>[];
  readonly label: MessageDescriptor;
  /** Right it needs. @defaultValue none but that of the page */
  readonly code?: ButtonCode;
  /** Feeds of its own that options of its fields come from. */
  readonly feeds?: { readonly [name: string]: OwnFeed };
  /** Record of what was loaded, where the two differ. */
  readonly toRecord?: (loaded: object) => object;
  /** @defaultValue a dialog of 800 px */
  readonly frame?: RecordFrame;
  /** Kind of its records, by the name others refer to them. @defaultValue the id of the screen */
  readonly of?: string;
  /** Hook that gives records its values stand for; without it they are words. Stable between renders. */
  readonly useRecord?: (at: RecordAt) => ArrivingRecord;
  /** Templates it is printed with, and the words of the button where it has its own. */
  readonly print?: RecordPrint;
}

/** Way a record is printed. */
export interface RecordPrint extends Pick<Printed, 'templateIds' | 'asShown'> {
  /** Words of the button; empty for the usual ones. */
  readonly label: string;
}

/** A save of a preview: the form was taken by its checks, and nothing is sent. */
export interface TriedSave {
  /** Null for a new record. */
  readonly id: string | null;
  /** Record as the form has it. */
  readonly draft: object;
  /** Body that would be sent, before it is written for the wire. */
  readonly body: unknown;
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
