import type { CodeLook } from '../code-image/index.ts';

export interface QrCodeProps extends CodeLook {
  /** Name of the field, above the code. */
  readonly label: string;
  /** Text of the code; without one nothing is drawn. */
  readonly text: string;
  /** Purpose of the code, in its text alternative: what scanning it leads to. Its text where left out. */
  readonly purpose?: string | undefined;
  /** Side in px; a code with more squares than fit is larger, two px a square at least. @defaultValue 40, on paper 265 @source forms §9 */
  readonly sizePx?: number | undefined;
  /** For paper: larger, with the highest error correction, and without buttons. */
  readonly isPrint?: boolean;
}
