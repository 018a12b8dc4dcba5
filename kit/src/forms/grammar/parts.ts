import type { ComponentType } from 'react';
import type { ConfigProblem } from '../../primitives/config-problem/index.ts';
import type { LazyPart } from '../../primitives/lazy/index.ts';
import type { QrTarget } from '../../primitives/qr-code/index.ts';
import type { Condition, FieldPath, FieldProblem, Read, Text } from './base.ts';
import type { Control } from './controls.ts';
import type { FormRule } from './rules.ts';

/** Place of a part beside others; see `span` and `id` of a control. */
interface Placed {
  readonly id?: string;
  readonly span?: number;
}

/** Props of a view among the fields of a form. */
export interface PanelProps {
  /** Reads what the form holds now, saved or not. */
  readonly read: Read;
  /** The form shows a record. */
  readonly isReadOnly: boolean;
}

/** A view of a screen's own among the fields; it holds no value of the form. */
export interface PanelPart extends Placed {
  readonly part: 'panel';
  /** A lazy part comes with the first form that has it. */
  readonly view: ComponentType<PanelProps> | LazyPart<ComponentType<PanelProps>>;
  /** Fields it reads: it is drawn anew when one of them changes. */
  readonly reads?: readonly FieldPath[];
  readonly shown?: Condition;
}

/** Text of a code: one that is fixed, or the value of a field; the code follows it. */
export type CodeText = { readonly from: 'static'; readonly text: string } | { readonly from: 'field'; readonly field: FieldPath };

interface CodePart<Name extends string> extends Placed {
  readonly part: Name;
  readonly label: Text;
  /** Colours as `#rrggbb`. */
  readonly lineColor?: string;
  readonly background?: string;
  readonly shown?: Condition;
}

/** A barcode among the fields; it holds no value. @source forms §3 */
export interface BarcodePart extends CodePart<'barcode'> {
  readonly text: CodeText;
  readonly format?: string;
  readonly widthPx?: number;
  readonly heightPx?: number;
}

/** A QR code among the fields; a dynamic one leads to the record, its texts are values of the form or fixed. @source forms §3 */
export interface QrPart extends CodePart<'qr'> {
  readonly text: CodeText | { readonly from: 'record'; readonly target: QrTarget | ((read: Read) => QrTarget | null) };
  readonly sizePx?: number;
}

/** Words, a line or a way elsewhere among the fields; it holds no value. @source forms §3 */
export interface DisplayPart extends Placed {
  readonly part: 'display';
  readonly shown?: Condition;
  readonly display:
    | { readonly as: 'text'; readonly text: Text }
    | { readonly as: 'divider'; readonly text: Text }
    | { readonly as: 'title'; readonly text: Text; readonly note?: Text }
    | { readonly as: 'alert'; readonly tone: 'info' | 'success' | 'warning' | 'danger'; readonly text: Text; readonly note?: Text }
    /** An address as it was designed; where it may lead is judged when it is shown. */
    | { readonly as: 'link'; readonly text: Text; readonly href: string; readonly target: 'self' | 'blank' }
    /** A button of a design runs a script, and scripts are not run: it is drawn and says so. */
    | { readonly as: 'button'; readonly text: Text };
}

/** Parts side by side where there is room. */
interface RowPart extends Placed {
  readonly part: 'row';
  readonly parts: readonly Part[];
  readonly shown?: Condition;
  /** Its parts are the lines of a grid, and theirs its cells: cells stand in columns, and may reach over lines. @defaultValue false */
  readonly isGrid?: boolean;
  /** Columns and lines it reaches over as a cell of a grid. @defaultValue 1 */
  readonly colspan?: number;
  readonly rowspan?: number;
}
interface SectionPart extends Placed {
  readonly part: 'section';
  readonly title: Text;
  readonly note?: Text;
  readonly parts: readonly Part[];
  readonly shown?: Condition;
}
export interface TabsPart extends Placed {
  readonly part: 'tabs';
  readonly label: Text;
  readonly tabs: readonly TabPart[];
  readonly shown?: Condition;
  /** `folds`: headings that open and close what is below them. @defaultValue `tabs` */
  readonly look?: 'tabs' | 'folds';
  /** Offers a search over what stands behind the tabs: its spoken name, and that of its results. */
  readonly search?: { readonly label: Text; readonly found: Text };
  /** Folds that begin open. */
  readonly openIds?: readonly string[];
  /** Opening a fold closes the others. */
  readonly isAccordion?: boolean;
}
interface NotePart extends Placed {
  readonly part: 'note';
  readonly tone: 'info' | 'warning';
  readonly text: Text;
  readonly shown?: Condition;
}
/** Faults of a design, in one notice. */
export interface FaultsPart extends Placed {
  readonly part: 'faults';
  readonly faults: readonly { readonly label: string; readonly problems: readonly ConfigProblem[] }[];
  readonly shown?: Condition;
}

/** A part of a form. */
export type Part = Control | RowPart | SectionPart | TabsPart | NotePart | FaultsPart | BarcodePart | QrPart | DisplayPart | PanelPart;

export interface TabPart {
  readonly id: string;
  readonly label: Text;
  readonly parts: readonly Part[];
}

/** A form: its parts, and what is judged over several fields. */
export interface FormSpec<Draft = object> {
  readonly parts: readonly Part[];
  /** Problems that no single control sees; called with the whole record. */
  readonly check?: (draft: Draft) => readonly FieldProblem[];
  /** Rules that set, show, require and refuse as the form is filled in. */
  readonly rules?: readonly FormRule[];
}
