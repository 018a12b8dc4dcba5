import type { ErrorSummaryMessages, FormProblem as ProblemView } from '../../primitives/error-summary/headless.ts';
import type { TextFieldMessages } from '../../primitives/text-field/headless.ts';
import type { Control, FieldPath, FormSpec, Text } from '../grammar/index.ts';
import type { ValueSentences } from '../kinds/types.ts';
import type { FormSurroundings } from '../render/surroundings.ts';
import type { FormStore, Refusal } from '../store/index.ts';

/** Facts of a field that has a problem. */
export interface ProblemFacts {
  /** Name of the field. */
  readonly label: string;
}

/** Facts of a field that is not filled in. */
export interface RequiredFacts extends ProblemFacts {
  /** Its value is typed; else it is chosen. */
  readonly isTyped: boolean;
}

/** Facts of a text with too many characters. */
export interface TooLongFacts extends ProblemFacts {
  readonly maxChars: number;
}

/** Facts of a value beyond its ends. */
export interface RangeFacts extends ProblemFacts {
  /** Kind of ends: those of a number or a whole number, two ends the wrong way round, or a choice that is not offered. */
  readonly of: NonNullable<ValueSentences<Control>['range']>;
  /** Ends as they are written; '' where there is none. */
  readonly min: string;
  readonly max: string;
}

/** Facts of a text or a value that its field cannot hold. */
export interface InvalidFacts extends ProblemFacts {
  /** Kind of value it should have been; `other` where nothing more can be said. */
  readonly of: NonNullable<ValueSentences<Control>['invalid']> | 'other';
  /** Value as it is written, such as `2026-11-20`; '' where none helps. */
  readonly example: string;
  /** Number without places after the point. */
  readonly isWhole: boolean;
  /** Ends of a number as they are written; '' where there is none. */
  readonly min: string;
  readonly max: string;
  /** Size of the steps a number goes in; '' for any number. */
  readonly step: string;
}

/** Facts of a cell of a table that has a problem. */
export interface CellFacts {
  /** Name of the table. */
  readonly table: string;
  /** Row, from 1. */
  readonly row: number;
  /** Name of the column. */
  readonly column: string;
}

/** Sentences of a form: of its problems by their kind, of its fields and of its summary. A control's own sentences come first. */
export interface FormMessages extends ErrorSummaryMessages, TextFieldMessages {
  readonly required: (facts: RequiredFacts) => string;
  readonly tooLong: (facts: TooLongFacts) => string;
  readonly pattern: (facts: ProblemFacts) => string;
  readonly range: (facts: RangeFacts) => string;
  readonly invalid: (facts: InvalidFacts) => string;
  /** Cell that is not filled in. */
  readonly emptyCell: string;
  /** Name of a cell in the summary. */
  readonly cell: (facts: CellFacts) => string;
}

/** Outcome of a submit: the refusal of a server, or nothing where the record was saved. */
export type SubmitOutcome = Refusal | null | undefined;

/** Functions a form asks others for; those that no field of it needs are left out. All are hooks. */
export type FormPorts = Partial<FormSurroundings>;

interface Shared {
  /** Begin of the ids of the controls; unique on the page. Made up when left out. */
  readonly id?: string;
  /** Sentences; the same object from drawing to drawing, or every field is drawn anew. */
  readonly messages: FormMessages;
  /** Shows a text of the form in the language of the page; the same function from drawing to drawing. @defaultValue texts as they are, messages by their English */
  readonly text?: (text: Text) => string;
  /** A record to read: every field shows its value and takes none. @defaultValue false */
  readonly isReadOnly?: boolean;
  /** Ways to what the form does not hold: options of feeds, pickers, uploads. The same object from drawing to drawing. */
  readonly ports?: FormPorts;
}

/** Options of a form that keeps its record itself. Form and record are taken once. */
export interface FormOptions<Draft extends object = object> extends Shared {
  readonly spec: FormSpec<Draft>;
  /** Record it begins with; a new one when left out. */
  readonly record?: Partial<Draft>;
  /** Saves what was typed, once every problem is mended. While it runs, no other submit begins. */
  readonly onSubmit: (draft: Draft) => SubmitOutcome | Promise<SubmitOutcome> | void | Promise<void>;
}

/** Options of a form over a store that is held, and saved, elsewhere. */
export interface FormHandleOptions extends Shared {
  readonly store: FormStore;
}

/** A form for its fields: the same object until its store, language or use is another. */
export interface FormHandle extends Required<Pick<Shared, 'messages' | 'text' | 'isReadOnly'>> {
  readonly store: FormStore;
  readonly ports: FormPorts | undefined;
  /** Id of the control of a field, where a summary sends the focus. */
  readonly idOf: (field: FieldPath) => string;
  /** Ways into the cells of tables, by their field: a cell may not be drawn while nobody looks at it. */
  readonly cellWays: Map<FieldPath, (row: number, column: FieldPath) => void>;
}

export type { ProblemView };
