import type { ComponentType } from 'react';
import type { FileKind, SizeLimit } from '../../engines/upload/index.ts';
import type { LazyPart } from '../../primitives/lazy/index.ts';
import type { DataInterfaceSelectConfig } from '../../widgets/data-interface-select/index.ts';
import type { Base, CellRule, FieldPath, Read, Text } from './base.ts';
import type { CascadeControl, ChoiceControl, ColorControl, PickControl, SwitchControl } from './choiceControls.ts';
import type { DateControl, DateRangeControl, TimeControl, TimeRangeControl } from './dateControls.ts';
import type { CalculateControl, IntegerControl, NumberControl, NumberRangeControl, RateControl, SliderControl } from './numberControls.ts';
import type { RecordControl, ShownControl, UnknownControl } from './recordControls.ts';
import type { HtmlControl, TextControl } from './textControls.ts';

/** A text made of other values; it is shown and never sent. */
export interface DerivedControl extends Base<'derived'> {
  readonly compute: (read: Read) => Text;
}

/** Rows of a few controls each. The value is a list of records. */
export interface RowsControl extends Base<'rows'> {
  readonly columns: readonly CellControl[];
  /** Words of the button that adds a row. */
  readonly add: Text;
  /** Rows can be moved up and down, where their order means something. */
  readonly isOrdered?: boolean;
  readonly maxRows?: number;
  /** Fields of the form that its columns read besides those of their row: cells are drawn anew when one of them changes. */
  readonly reads?: readonly FieldPath[];
}

/** Files as a form keeps them; what uploads is in the form's surroundings. */
export interface FilesControl extends Base<'files'> {
  readonly look: 'files' | 'images';
  /** Most files; 0 for any number, those of every form when left out. */
  readonly maximum?: number | undefined;
  /** Largest file; that of every form when left out. */
  readonly maxSize?: SizeLimit | undefined;
  /** Kinds it takes; those of every form when left out, any file when empty. */
  readonly accept?: readonly FileKind[] | undefined;
  /** Files are named by the person before they are sent. */
  readonly asksNames?: boolean | undefined;
  /** Place uploads are kept at, by a name of the form's surroundings; that of attachments when left out. */
  readonly place?: string;
}

/** Words and use of a field. */
export interface EditedField {
  readonly id: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly use: 'editable' | 'readOnly' | 'disabled';
}

/** Props of a control's editor. */
export interface EditProps<C = Control, V = unknown> {
  readonly control: C;
  /** Id, words and use, as every field of the kit takes them. */
  readonly field: EditedField;
  readonly value: V;
  readonly read: Read;
  readonly onChange: (value: V) => void;
  readonly onLeave: () => void;
  /** Facts the form has found out for this kind of control: why a calculation counts as 0. */
  readonly given?: unknown;
  /** Judges an option by its id, where a rule of the form offers fewer than there are. */
  readonly isOffered?: ((id: string) => boolean) | undefined;
  /** Says that what is typed is no value, or no longer so; with the text, where the editor can take it back as `typed`. */
  readonly onProblem: (message: string | null, typed?: string) => void;
  /** Text that stood in the editor in place of a value before it was drawn anew. */
  readonly typed?: string | null | undefined;
}

/** Editor of any control. */
export type Editor = ComponentType<EditProps>;

/** A control of a screen's own. */
export interface CustomControl extends Base<'custom'> {
  /** A lazy part comes with the first form that has it. */
  readonly editor: ComponentType<EditProps<CustomControl>> | LazyPart<ComponentType<EditProps<CustomControl>>>;
  readonly isEmpty?: (value: unknown) => boolean;
  /** Other fields its editor reads: it is drawn anew when one of them changes. */
  readonly reads?: readonly FieldPath[];
}

/** Controls that may stand in a row of a `rows` control. */
export type CellControl =
  | TextControl
  | IntegerControl
  | NumberControl
  | NumberRangeControl
  | CalculateControl
  | SwitchControl
  | ChoiceControl
  | DateControl
  | TimeControl
  | DateRangeControl
  | TimeRangeControl
  | PickControl;

/** Facts a column of a table has beside those of its control. */
interface ColumnFacts {
  /** Least width in px; usual for its kind when left out. */
  readonly minWidthPx?: number;
  /** Is added up in the row of sums. */
  readonly isSummed?: boolean;
  /** The first rule that a value does not fit speaks. */
  readonly rules?: readonly CellRule[];
}

/** A column of a table: any control that holds a value, in every row. */
export type TableColumn = (
  | CellControl
  | RateControl
  | SliderControl
  | ColorControl
  | FilesControl
  | CascadeControl
  | RecordControl
  | ShownControl
  | UnknownControl
) &
  ColumnFacts;

/** Props of what rows are chosen with. */
export interface RowChoiceProps {
  readonly read: Read;
  /** Called with the new rows, or with none when nothing was chosen. */
  readonly onChoose: (rows: readonly Readonly<Record<string, unknown>>[]) => void;
}

/** Source of rows that are chosen: a part of a screen's own, or a data interface. @source forms §2.8 */
export type RowSource = {
  readonly label: Text;
  /** Rows come from there alone: no empty one is added. @defaultValue false */
  readonly isOnly?: boolean;
} & (
  | { readonly load: () => Promise<{ readonly default: ComponentType<RowChoiceProps> }> }
  | { readonly config: DataInterfaceSelectConfig }
);

/** Rows filled in as a grid of cells. The value is a list of records. @source forms §2.8 */
export interface TableControl extends Base<'table'> {
  readonly columns: readonly TableColumn[];
  /** Words of the button that adds a row; the usual ones where they are empty. */
  readonly add: Text;
  /** Rows that are chosen from a source. */
  readonly choice?: RowSource;
  readonly maxRows?: number;
  /** Enter in the last row adds one. @defaultValue false */
  readonly addsBelow?: boolean;
}

export type Control =
  | CellControl
  | HtmlControl
  | RateControl
  | SliderControl
  | ColorControl
  | DerivedControl
  | RowsControl
  | TableControl
  | FilesControl
  | CascadeControl
  | RecordControl
  | ShownControl
  | UnknownControl
  | CustomControl;
export type ControlKindName = Control['kind'];
