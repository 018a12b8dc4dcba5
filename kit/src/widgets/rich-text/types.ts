export interface RichTextProps {
  /** HTML that nobody has checked: what an editor, a mail or another server wrote. */
  readonly html: string;
  /**
   * Origins images may come from besides this page's own, such as `https://files.example.test`. An image from elsewhere is a
   * sentence: nobody learns from it who reads. Stable between renders. @defaultValue none
   */
  readonly origins?: readonly string[];
}

/** Reasons a text is not parsed at all. @reading R-340 */
export type Limit = 'bytes' | 'depth';

/** Result of a text: harmless HTML, or a refusal with the words that were in it. */
export type Sanitised =
  | { readonly kind: 'clean'; readonly html: string }
  | { readonly kind: 'refused'; readonly limit: Limit; readonly text: string };
