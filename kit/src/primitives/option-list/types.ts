import type { KeyboardEvent, ReactNode } from 'react';
import type { PartsProps } from '../parts/index.ts';
import type { RowSizes, SizeGuess } from '../row-scroller/headless.ts';

/** One row of a list under a field. */
export type ListRow = OptionRow | HeadingRow | EndRow;

/** Something that can be chosen. */
export interface OptionRow {
  readonly kind: 'option';
  /** Its name, and what typing a letter finds. */
  readonly label: string;
  /** BCP 47 tag of the label; told from its letters where it is missing. */
  readonly lang?: string;
  readonly isChosen: boolean;
  /** From 1, of all there is and not of what is rendered. */
  readonly positionInSet: number;
  /** Number of all of them, -1 while nobody knows. */
  readonly setSize: number;
  /** Reason it cannot be chosen. It stays reachable and says so as part of its name. @reading R-040 */
  readonly reason?: string;
  /** Muted words after the label, on the same line: the way down to it, a code. */
  readonly note?: string;
  /** A second, quieter line; give the list rows of two lines then. */
  readonly description?: string;
  /** Part of the label that was searched for, first character and the one after the last. */
  readonly mark?: TextSpan;
  /** Heading it stands under, spoken with it. */
  readonly group?: string;
  /** Level in a tree, 0 at the top; indents the row. */
  readonly depth?: number;
  /** In a list with columns: one text per column. */
  readonly cells?: readonly string[];
  /** In a tree. */
  readonly branch?: Branch;
}

/** First character and the one after the last. */
export type TextSpan = readonly [from: number, end: number];

/** Members a row has in a tree beyond those of a list. */
export interface Branch {
  /** Undefined for a leaf. */
  readonly isExpanded?: boolean;
  /** True while its children are on their way. */
  readonly isBusy?: boolean;
  /** Some of what is below is chosen, and not all of it. */
  readonly isHalf?: boolean;
  /** It only leads to what can be chosen: without a box. */
  readonly isWay?: boolean;
}

/** Stands above the options of a group; the keyboard passes over it. */
export interface HeadingRow {
  readonly kind: 'heading';
  readonly label: string;
}

/** Row that follows the options of a list that is not all here. */
export type ListEnd =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** There is more to be had; `load` also runs when the end comes near. */
  | { readonly status: 'more'; readonly load: () => void }
  /** Nothing more will come; for lists that grew. */
  | { readonly status: 'complete' };

/** The last row of a list that grows, or of one that failed: reached and pressed like an option. */
export type EndRow = { readonly kind: 'end'; readonly depth?: number } & ListEnd;

/** Key of the row that a {@link ListEnd} makes. */
export const END_KEY = '\0end';

/** Rows of a list, made when they are looked at: nothing costs more with more rows. */
export interface ListModel {
  /** Rows to scroll through, headings and end included. */
  readonly count: number;
  /** Options among them, loaded or not: what a search is said to have found. */
  readonly total: number;
  /** Names a row for as long as the list lives. */
  keyAt(position: number): string;
  /** -1 when no row has the key. */
  positionOf(key: string): number;
  row(position: number): ListRow;
}

/** A column of a list with columns. */
export interface ListColumn {
  readonly id: string;
  /** Its head, and what a reader hears before the text of a cell. */
  readonly label: string;
  /** Width in px; columns without share what is left. */
  readonly widthPx?: number;
  readonly align?: 'start' | 'end';
}

/** Look of the rows of a list. */
export interface ListLook {
  /** `listbox` for names, `grid` with columns, `tree` with branches. */
  readonly kind: 'listbox' | 'grid' | 'tree';
  /** `many` draws a box before every row, `one` a check after the chosen one (with columns: a radio mark before it). */
  readonly cardinality: 'one' | 'many';
  /** For `grid`. A stable list: rows are drawn again when it changes. */
  readonly columns?: readonly ListColumn[];
  /** 2 where names are long or have a description. @defaultValue 1 */
  readonly lines?: 1 | 2;
  /** One level of a tree drawn in columns: its rows open to the side. */
  readonly isColumn?: boolean;
  /** Height of the list in px, head included; `panel` fills the column it stands in; as high as its rows, up to 320 and its panel, when left out. */
  readonly heightPx?: number | 'panel';
}

/** Sentences of a list under a field, and of its search. */
export interface ListMessages {
  /** Number of rows a search has found. */
  readonly found: (count: number) => string;
  readonly searchCleared: string;
  /** Rows did not come, and there is a row that asks for them again. */
  readonly loadingFailed: string;
  /** Name of a row with columns, of its texts with their heads. */
  readonly cells: (texts: readonly string[]) => string;
  /** Name of the search box, with the name of the field. */
  readonly search: (label: string) => string;
  /** Shown in the empty search box. */
  readonly searchPlaceholder: string;
}

/** Options of `useOptionRows`. */
export interface OptionRowsOptions {
  /** From `useOptionList`. */
  readonly list: OptionListView;
  /** Spoken name. */
  readonly label: string;
  /** A stable object: rows are drawn again when it changes. */
  readonly look: ListLook;
  /** The list is a stop of Tab beside the field that controls it. @defaultValue false */
  readonly isStop?: boolean | undefined;
  readonly messages: Pick<ListMessages, 'loadingFailed' | 'cells'>;
  /** Sizes the list has before it is measured, in px, so that rows are there at once. */
  readonly initial?: RowSizes | undefined;
  /** Sizes that lists of one look share, in place of `initial`. */
  readonly guess?: SizeGuess | undefined;
}

/** Place a row is drawn at, and the keyboard if it has it. */
export interface RowPlace {
  /** Id of the element. */
  readonly id: string;
  readonly slot: number;
  /** From where the row stands among the rows drawn before it. */
  readonly shiftPx: number;
  /** Way the keyboard came to the row; undefined where it is not on it. */
  readonly active: 'key' | 'pointer' | undefined;
}

/** One option as it is drawn. */
export interface OptionRowView extends RowPlace {
  readonly kind: 'option';
  readonly row: OptionRow;
  readonly look: ListLook;
  /** Spoken name of a row with columns; undefined where its text is its name. */
  readonly name: string | undefined;
}

/** Heading of a group as it is drawn. */
export interface HeadingRowView extends RowPlace {
  readonly kind: 'heading';
  readonly label: string;
}

/** End of a list, or of a level, that is not all here, as it is drawn. */
export interface EndRowView extends RowPlace {
  readonly kind: 'end';
  readonly row: EndRow;
  readonly look: ListLook;
}

/** One row of a list as it is drawn: the same object as long as nothing of it changes. */
export type ListRowView = OptionRowView | HeadingRowView | EndRowView;

/** Parts of the drawn list, for `parts` and as `data-part`. */
export type ListPart = 'panel' | 'head' | 'heading' | 'search' | 'list' | 'option' | 'group' | 'end' | 'empty';

export interface OptionListProps
  extends Pick<OptionRowsOptions, 'list' | 'label' | 'look' | 'isStop'>, Pick<PartsProps<ListPart>, 'parts'> {
  /** Stands where the rows would, when there are none. */
  readonly empty?: ReactNode;
}

/** View that `useOptionList` hands to `OptionList`. */
export interface OptionListView {
  readonly id: string;
  readonly model: ListModel;
  /** Position of the row that has the keyboard, -1 when none has. */
  readonly active: number;
  readonly activeId: string | undefined;
  /** Way it came there: the pointer scrolls nothing. */
  readonly movedBy: 'key' | 'pointer';
  /** Rows are other ones when it changes: the list goes back to its top. */
  readonly query: string;
  /** For a sheet without a field, where the list has the focus itself. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPoint: (position: number) => void;
  readonly onPress: (position: number) => void;
  /** A press on the chevron of a branch. */
  readonly onToggle?: (position: number) => void;
}

/** Row the keyboard goes to when a list opens. */
export type OpenAt = 'start' | 'first' | 'last' | { readonly typed: string };

/** Arrival of the rows of a list that comes at once. */
export type ListState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading' }
  /** Said in the list, with a retry. */
  | { readonly kind: 'failed'; readonly retry: () => void };

/** Options of `useOptionList`. */
export interface OptionListOptions {
  readonly model: ListModel;
  readonly cardinality: 'one' | 'many';
  /**
   * Key of the row the keyboard is on when the list opens, as a rule the chosen one; the first row when no row has it.
   * `none` keeps it on none until an arrow is pressed: for a field whose own text counts.
   */
  readonly start: { readonly key: string | null } | 'none';
  /** An option was chosen, by Enter, Space or a press. One that has a `reason` never is. */
  readonly onPick: (position: number) => void;
  /** Ctrl+A where several may be chosen. */
  readonly onPickAll?: () => void;
  /** Left, Right and `*` in a tree. Returns the position the keyboard moves to, or null when it stays. */
  readonly onSideways?: (way: 'in' | 'out' | 'siblings', position: number) => number | null;
  /** First and last position the arrows stay between, for rows in columns; the whole list when left out. */
  readonly spanOf?: (position: number) => readonly [first: number, last: number];
  /** A press on the chevron of a branch. */
  readonly onToggle?: (position: number) => void;
  /** The searched text. When it changes the rows are other ones: the list is at its top and no row is active. */
  readonly query?: string;
  /**
   * Begins a search, where the list has a search box: a letter in the closed field is its first, and letters pressed while the
   * options were on their way are its text.
   */
  readonly onSearch?: (text: string) => void;
  /** The list opens or closes. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}
