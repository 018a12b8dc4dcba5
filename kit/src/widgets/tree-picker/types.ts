import type { MessageDescriptor } from '@lingui/core';
import type { NodeId, NodeSource, PageAsk, PickNode as SourceNode } from '../../engines/node-source/index.ts';
import type { PickNode as ChoiceNode, RecentlyChosen, SelectionPolicy, StoredItem, StoredValue } from '../../engines/pick/index.ts';
import type { FieldUse, FieldWords } from '../../primitives/field/index.ts';
import type { TagsShown } from '../../primitives/picker-field/index.ts';

/** A message of the kit, shown in the language of the page, or a text that is data and shown as it is. */
export type Words = MessageDescriptor | string;

/** One thing pickers offer. Feeds make their records into this; a picker never sees a record. @source forms §3 */
export interface PickerNode extends ChoiceNode, SourceNode {
  /** Children, when they came along. */
  readonly children?: readonly this[] | null;
  /** Takes the place of `fullName` where the node is none of the server's, such as the current user. */
  readonly words?: MessageDescriptor;
  /** Names from the top down to the node itself; what `organize` says. */
  readonly names?: readonly string[];
  /** Work of a person: the position. Shown behind the name. */
  readonly note?: string;
  /** People below it. Shown, and named by the button that chooses them all. */
  readonly headCount?: number;
  /** Address of a small picture of a person that is safe to load; initials stand in for it. */
  readonly avatarUrl?: string | null;
  /** Reason it is disabled, where more is known than that. */
  readonly disabledReason?: Words;
  /** Texts of table columns, by their ids. */
  readonly cells?: Readonly<Record<string, string>>;
}

/** Choosing a department as a whole. */
export interface DepartmentMembers {
  /** Everybody below a node. @throws when they did not come */
  readonly people: (node: PickerNode, signal: AbortSignal) => Promise<readonly PickerNode[]>;
  /**
   * Number of people that would be, by the id of the node, for sources whose nodes do not say it. Asked for once while the
   * pane is open and several can be chosen; without an answer the button says no number.
   */
  readonly headCounts?: (signal: AbortSignal) => Promise<ReadonlyMap<NodeId, number>>;
}

/** One pane to choose from. Panes stand behind tabs where there are several. */
export interface PickerTab {
  readonly id: string;
  readonly label: Words;
  /** Source of nodes. Whatever way it gives them, `matching` gives a paged list. */
  readonly source: NodeSource<PickerNode>;
  /** `list`: one level, 20 a page. */
  readonly shape: 'tree' | 'list';
  readonly departmentMembers?: DepartmentMembers;
}

/** Question a table is asked. */
export interface TableAsk {
  /** Id of the chosen category; null for all of them. */
  readonly categoryId: NodeId | null;
  readonly keyword: string;
}

/** A tree of categories that decides what a table lists; one row is chosen. */
export interface CategoryTable {
  readonly label: Words;
  readonly categories: NodeSource<PickerNode>;
  /** The entry above all categories. */
  readonly all: Words;
  /** @throws when they did not come; the table then has a retry */
  readonly rows: (
    ask: TableAsk,
    page: PageAsk,
    signal: AbortSignal,
  ) => Promise<{ readonly nodes: readonly PickerNode[]; readonly total?: number }>;
  readonly columns: readonly { readonly id: string; readonly header: Words; readonly width: 'wide' | 'narrow'; readonly align?: 'end' }[];
}

/** Content of the picker. */
export type PickerBody =
  | { readonly kind: 'panes'; readonly tabs: readonly [PickerTab, ...PickerTab[]] }
  | ({ readonly kind: 'table' } & CategoryTable);

/** Way it is shown. `inline` is drawn where the field is, without a field and without confirming. @source forms §2.2–2.6, §9 */
export interface PickerLook {
  readonly surface: 'dialog' | 'drawer' | 'popover' | 'inline';
  /** From 400 to 1200. */
  readonly widthPx: number;
}

/** Way a keyword becomes a search: by Enter and a button, or as it is typed. */
export interface PickerSearch {
  readonly by: 'submit' | 'typing';
  /** Hint on what can be typed, shown in the empty box and spoken as its name. */
  readonly placeholder: Words;
}

/** A button that makes a new entry somewhere else; the new one is shown in its place afterwards. */
export interface PickerAdd {
  readonly label: Words;
  /** Resolves when that place is closed: with the id of the new entry, or null. @reading R-213 */
  readonly run: () => Promise<NodeId | null>;
}

/** A picker, said in data and functions; a new one is a function that returns this. */
export interface PickerSpec {
  /** Name of this picker, for tests and for whoever keeps what was chosen last. */
  readonly name: string;
  readonly title: Words;
  /** Shown in the empty field. */
  readonly placeholder: Words;
  readonly policy: SelectionPolicy<PickerNode>;
  readonly body: PickerBody;
  readonly look: PickerLook;
  readonly search: PickerSearch | null;
  /** Turns stored choices back into nodes, in any order; what is not known is left out, never invented. */
  readonly resolve: (stored: readonly StoredItem[], signal: AbortSignal) => Promise<readonly PickerNode[]>;
  /** Reason a node cannot be chosen, where it is more than that it is disabled or no such thing. */
  readonly refusal?: (node: PickerNode) => Words | null;
  /** Words when confirming with nothing chosen is refused; shown one second, and quietly until something is. @source forms §5 */
  readonly emptyError?: Words;
  /** Reason nothing at all is offered, in place of the words for an empty list: a design that allows nothing. @reading R-830 */
  readonly nothing?: Words;
  /** System variables by their stored ids. @source forms §2.4 */
  readonly variables?: readonly PickerNode[];
  /** Text of the field: names, whole paths, or the path of a single value and the names of several. @defaultValue `name` @reading R-211 */
  readonly fieldText?: 'name' | 'path' | 'pathOfOne';
  readonly add?: PickerAdd;
  /** Nodes that go by some of these names or numbers, for a pasted list; searched one by one when left out. */
  readonly lookUp?: (names: readonly string[], signal: AbortSignal) => Promise<readonly PickerNode[]>;
  readonly recent?: RecentlyChosen;
  /** The one thing there is to choose: opening chooses it and says so. @source forms §2.5 */
  readonly only?: StoredItem;
}

/** Feeds of every declaration besides its nodes. */
export interface PickerFeeds extends Pick<PickerSpec, 'resolve' | 'recent' | 'lookUp'> {
  /** Opens the place where a new entry is made; without it there is no button. */
  readonly onAdd?: PickerAdd['run'];
  readonly departmentMembers?: DepartmentMembers;
}

/** Members of a field's design that every picker has. */
export interface PickerOptions {
  /** Words over the open picker, where its own do not say what is chosen. */
  readonly title?: Words;
  /** Width of the open picker in px, from 400 to 1200; on a narrow page it takes what there is. */
  readonly widthPx?: number;
  readonly cardinality?: 'one' | 'many';
  /** Most choices in `many`. */
  readonly maximum?: number;
}

/** Result of a picker: what is stored, and the nodes that are known behind it. */
export interface Picked {
  readonly value: StoredValue;
  readonly nodes: readonly PickerNode[];
}

export interface TreePickerProps extends FieldWords {
  /** Stable between renders: the picker starts anew when it changes. */
  readonly spec: PickerSpec;
  /** The value of the form field. @source forms §3 */
  readonly value: StoredValue;
  /** Called once per confirmation, clearing or removal that changes the value. */
  readonly onChange: (value: StoredValue, nodes: readonly PickerNode[]) => void;
  readonly use?: FieldUse;
  /** Takes the place of the picker's own words. */
  readonly placeholder?: string;
  readonly tags?: TagsShown;
  /** A field that may not be emptied has no clear button. @defaultValue true */
  readonly isClearable?: boolean;
}

/** A picker without a field. Drawn means open. */
export interface TreePickerDialogProps {
  readonly spec: PickerSpec;
  readonly value: StoredValue;
  readonly onConfirm: (picked: Picked) => void;
  readonly onCancel: () => void;
}
