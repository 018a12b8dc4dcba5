import type { FieldMessages, FieldUse, FieldWords } from '../field/headless.ts';
import type { FieldPart } from '../field/index.ts';
import type { ListMessages, ListState } from '../option-list/headless.ts';
import type { ListPart } from '../option-list/index.ts';
import type { PartsProps } from '../parts/index.ts';
import type { RowSizes } from '../row-scroller/headless.ts';

/** One text that is suggested. */
export interface Suggestion {
  /** Unique among the suggestions. */
  readonly id: string;
  /** Text of the field once it is chosen. */
  readonly text: string;
  /** Muted words after it: a code, a place. */
  readonly note?: string;
}

/** Suggestions for the text as it stands. */
export interface Suggestions {
  readonly items: readonly Suggestion[];
  /** Said in the list: on their way, or failed with a retry. */
  readonly state: ListState;
  /** A sentence under them, also spoken: that there are more. */
  readonly remark?: string;
}

/** Sentences of a combo box: those of its field, of its list, and its own. */
export interface ComboBoxMessages {
  readonly field: FieldMessages;
  readonly list: ListMessages;
  /** Name of the button that clears, with the name of the field. */
  readonly clear: (label: string) => string;
}

interface Suggesting extends FieldWords {
  readonly suggestions: Suggestions;
  /** Suggestions are wanted: something was typed, or the list opened. Not called when a suggestion was chosen. */
  readonly onSuggest: (text: string) => void;
  /** A suggestion was chosen; `onChange` was called with its text. */
  readonly onChoose?: ((suggestion: Suggestion) => void) | undefined;
  /** An example, never the only place of an instruction. */
  readonly placeholder?: string;
  readonly use?: FieldUse;
}

/** Options of `useComboBox`. */
export interface ComboBoxOptions extends Suggesting {
  /** The text. Left out, the field keeps it itself. */
  readonly value?: string | undefined;
  /** Text a field begins with that keeps it itself. @defaultValue empty */
  readonly initialValue?: string | undefined;
  /** Called with committed text, typed or chosen: while an input method composes it stays silent. */
  readonly onChange?: ((value: string) => void) | undefined;
  readonly messages: ComboBoxMessages;
  /** Sizes of the open list before it is measured, in px, so that its rows are there at once. */
  readonly initial?: RowSizes | undefined;
}

/** Parts of the drawn field and of its list, for `parts` and as `data-part`. */
export type ComboBoxPart = FieldPart | ListPart | 'control' | 'input' | 'remark';

export interface ComboBoxProps extends Suggesting, PartsProps<ComboBoxPart> {
  /** The text. Any text may stand in the field, suggested or not. */
  readonly value: string;
  /** Called with committed text, typed or chosen: while an input method composes it stays silent. */
  readonly onChange: (value: string) => void;
}
