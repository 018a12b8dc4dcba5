import type { TextMask } from '../../engines/text-mask/index.ts';
import type { Base, CellRule, Condition, Option, Read, Text } from './base.ts';

/** Words offered beside a text, each put in where the caret stands. */
export interface Inserts {
  /** Spoken name of the menu, and the words on its button. */
  readonly label: Text;
  readonly text: Text;
  /** Words by what is put in, with what they are called; none of them, and the menu says `none`. */
  readonly words: (read: Read) => readonly Option[];
  readonly emptyText: Text;
}

export interface TextControl extends Base<'text'> {
  readonly maxChars?: number;
  /** More than one makes it a text of several lines. */
  readonly rows?: number;
  /** Letters of one width, for code, queries and JSON. */
  readonly isCode?: boolean;
  readonly pattern?: RegExp;
  /** Rules of a design; the first that a text does not fit speaks. None of them can stop the page. */
  readonly rules?: readonly CellRule[] | undefined;
  /** The text as it is kept: applied when the field is left. */
  readonly tidy?: (text: string) => string;
  /** Off for codes and names. */
  readonly spellCheck?: boolean;
  readonly isSecret?: boolean;
  /** Rule it is shown by where it is only read; whoever may write it sees all of it. */
  readonly mask?: TextMask | undefined;
  readonly autoComplete?: string;
  readonly placeholder?: Text;
  /** Words before and after what is typed, such as a unit; no part of the value. Of one line only. */
  readonly prefix?: Text;
  readonly suffix?: Text;
  readonly inserts?: Inserts;
  /** Filled in by a scanner, which ends with Enter. Of one line only. */
  readonly isScanned?: boolean;
}

/** Formatted text, kept as HTML; '' while empty. */
export interface HtmlControl extends Base<'html'> {
  /** While it holds, the text is one without formatting, in several lines: where it goes to knows none. */
  readonly isPlain?: Condition;
  /** Lines of a text without formatting. */
  readonly rows?: number;
  readonly inserts?: Inserts;
  readonly maxChars?: number;
}
