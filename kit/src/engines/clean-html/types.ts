/** Reasons a text is not parsed at all. @reading R-340 */
export type Limit = 'bytes' | 'depth';

/** Result of a text: harmless HTML, or a refusal with the words that were in it. */
export type Sanitised =
  | { readonly kind: 'clean'; readonly html: string }
  | { readonly kind: 'refused'; readonly limit: Limit; readonly text: string };

/**
 * Use of HTML: within a page, on a sheet of paper, which has lines and sizes of its own, in an editor, where links may still be
 * braces, or as the copy of another program, whose old elements and marks of lists are read before anything of it is used.
 */
export type HtmlUse = 'text' | 'sheet' | 'draft' | 'copy';
