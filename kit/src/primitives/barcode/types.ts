import type { CodeLook } from '../code-image/index.ts';

export interface BarcodeProps extends CodeLook {
  /** Name of the field, above the bars. */
  readonly label: string;
  /** Letters and digits; what is empty, or anything else, is not drawn and says why. */
  readonly text: string;
  /** Name of the coding, such as `code128`, `code39`, `ean13`. @defaultValue `code128` */
  readonly format?: string | undefined;
  /** Width of the thinnest bar in px. @defaultValue 4 @source forms §9 */
  readonly widthPx?: number | undefined;
  /** Height of the bars in px. @defaultValue 40, on paper 80 @source forms §9 */
  readonly heightPx?: number | undefined;
  /** For paper: higher, and without buttons. */
  readonly isPrint?: boolean;
}
