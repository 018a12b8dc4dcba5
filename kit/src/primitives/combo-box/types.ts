import type { FieldUse, FieldWords } from '../field/index.ts';
import type { ListState } from '../option-list/index.ts';

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

export interface ComboBoxProps extends FieldWords {
  /** The text. Any text may stand in the field, suggested or not. */
  readonly value: string;
  /** Called with committed text, typed or chosen: while an input method composes it stays silent. */
  readonly onChange: (value: string) => void;
  readonly suggestions: Suggestions;
  /** Suggestions are wanted: something was typed, or the list opened. Not called when a suggestion was chosen. */
  readonly onSuggest: (text: string) => void;
  /** A suggestion was chosen; `onChange` was called with its text. */
  readonly onChoose?: (suggestion: Suggestion) => void;
  /** An example, never the only place of an instruction. */
  readonly placeholder?: string;
  readonly use?: FieldUse;
}
