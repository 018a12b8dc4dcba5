import type { Ref } from 'react';
import type { FieldUse, FieldWords } from '../field/index.ts';
import type { IconShape } from '../icon/index.ts';

export interface TextFieldProps extends FieldWords {
  readonly value: string;
  /** Called with committed text: while an input method composes it stays silent. */
  readonly onChange: (value: string) => void;
  /** Called when the focus has left and any composition has ended: the moment to validate. */
  readonly onLeave?: () => void;
  /** Shows a counter in characters. Nothing typed is ever cut; what is over is shown as over, and the field is invalid. @reading R-660 */
  readonly maxChars?: number;
  /** More than one makes the field multiline; it grows with its text from this many rows. */
  readonly rows?: number;
  /** `password` hides what is typed and offers to show it. Only for one row. */
  readonly type?: 'text' | 'password';
  /** Letters of one width, for code, queries and JSON; such a text is not checked for spelling. Only for more than one row. */
  readonly isCode?: boolean | undefined;
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
  /** Drawn at the start of the control. */
  readonly icon?: IconShape;
  /** An example, never the only place of an instruction. */
  readonly placeholder?: string;
  /** Value a browser may fill in, such as `username`. Off when left out. */
  readonly autoComplete?: string;
  /** Off for codes and names of things. On by default for more than one row. */
  readonly spellCheck?: boolean;
  /** The native element, for moving the focus to it. */
  readonly inputRef?: Ref<HTMLElement | null>;
}
