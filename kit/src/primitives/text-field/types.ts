import type { Ref } from 'react';
import type { FieldMessages, FieldUse, FieldWords } from '../field/headless.ts';
import type { FieldPart } from '../field/index.ts';
import type { IconShape } from '../icon/index.ts';
import type { PartsProps } from '../parts/index.ts';

/** Sentences of a text field. */
export interface TextFieldMessages extends FieldMessages {
  /** End of a scan, with what came of it. */
  readonly scanned: (value: string) => string;
  /** Names of the button that shows and hides a password, with the name of the field. @reading R-412 */
  readonly reveal: (label: string) => string;
  readonly conceal: (label: string) => string;
}

/** Facts of a text field, whoever draws it. */
export interface TextFieldData extends FieldWords {
  /** Text of the field. Left out, the field keeps it itself. */
  readonly value?: string | undefined;
  /** Text a field begins with that keeps it itself. */
  readonly initialValue?: string | undefined;
  /** Called with committed text: while an input method composes it stays silent. */
  readonly onChange?: ((value: string) => void) | undefined;
  /** Called when the focus has left and any composition has ended: the moment to validate. */
  readonly onLeave?: () => void;
  /** Shows a counter in characters. Nothing typed is ever cut; what is over is shown as over, and the field is invalid. @reading R-660 */
  readonly maxChars?: number;
  /** `password` hides what is typed and offers to show it. Only for one row. */
  readonly type?: 'text' | 'password';
  readonly use?: FieldUse;
  /** Id of a text on the page that describes the field besides its help, such as rules it has to meet (WCAG 3.3.2). Only for one row. */
  readonly describedBy?: string | undefined;
  /** Words before and after what is typed, such as `https://` or a unit; no part of the value, and read with the field. Only for one row. */
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  /**
   * Filled in by a scanner, which types and ends with Enter: Enter is said and sends no form, and the text is chosen, so that the
   * next scan takes its place. Only for one row.
   */
  readonly isScanned?: boolean | undefined;
  /** An example, never the only place of an instruction. */
  readonly placeholder?: string;
  /** Value a browser may fill in, such as `username`. Off when left out. */
  readonly autoComplete?: string;
  /** Off for codes and names of things. On by default for more than one row. */
  readonly spellCheck?: boolean;
  /** The native element, for moving the focus to it. */
  readonly inputRef?: Ref<HTMLElement | null> | undefined;
}

/** Options of `useTextField`. */
export interface TextFieldOptions extends TextFieldData {
  /** The native element is a `textarea`. */
  readonly isMultiline?: boolean | undefined;
  readonly messages: TextFieldMessages;
}

/** Parts of a drawn text field, for `parts` and as `data-part`. */
export type TextFieldPart = FieldPart | 'control' | 'input' | 'prefix' | 'suffix';

export interface TextFieldProps extends TextFieldData, PartsProps<TextFieldPart> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** More than one makes the field multiline; it grows with its text from this many rows. */
  readonly rows?: number;
  /** Letters of one width, for code, queries and JSON; such a text is not checked for spelling. Only for more than one row. */
  readonly isCode?: boolean | undefined;
  /** Drawn at the start of the control. */
  readonly icon?: IconShape;
}
