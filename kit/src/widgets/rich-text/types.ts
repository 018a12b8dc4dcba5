export interface RichTextProps {
  /** HTML that nobody has checked: what an editor, a mail or another server wrote. */
  readonly html: string;
  /**
   * Origins images may come from besides this page's own, such as `https://files.example.test`. An image from elsewhere is a
   * sentence: nobody learns from it who reads. Stable between renders. @defaultValue none
   */
  readonly origins?: readonly string[];
}
