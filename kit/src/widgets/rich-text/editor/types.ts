import type { FieldUse, FieldWords } from '../../../primitives/field/index.ts';

/** Result of keeping an image: where it is fetched from now, or the sentence of whoever refused it. */
export type StoredImage = { readonly kind: 'stored'; readonly src: string } | { readonly kind: 'refused'; readonly message: string };

/** Menu of words that are put in where the caret stands: each by what is put in. */
export interface InsertMenu {
  readonly trigger: { readonly label: string; readonly text: string };
  readonly items: readonly { readonly id: string; readonly label: string; readonly disabledReason?: string }[];
}

export interface RichTextEditorProps extends FieldWords {
  /** HTML that nobody has checked, '' while empty. What of it is no formatting is not taken over. */
  readonly value: string;
  /** Called with HTML of formatting only; silent while an input method composes. */
  readonly onChange: (html: string) => void;
  /** Called when the focus has left text and toolbar: the moment to validate. */
  readonly onLeave?: () => void;
  /** Says that the text has grown longer than can be kept; null when it no longer is. */
  readonly onProblem?: (message: string | null) => void;
  readonly use?: FieldUse;
  /** Origins images may come from besides this page's own. Stable between renders. @defaultValue none */
  readonly origins?: readonly string[];
  /** Keeps an image that is put into the text; without it there is no button for images. Rejects where there was no answer. */
  readonly uploadImage?: (file: File, signal: AbortSignal) => Promise<StoredImage>;
  /** Words offered in the bar. @defaultValue none */
  readonly inserts?: InsertMenu | undefined;
}
