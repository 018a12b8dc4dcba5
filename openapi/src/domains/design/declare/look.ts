import { isOn } from '../../../rules/index.ts';
import type { FormConfig } from '../../model/index.ts';

/** Width a design asks for: px, or most of the window. */
export type CompiledWidth = number | 'wide';

/** Frames a designed form opens in. @source forms §4 */
export type CompiledFrame = 'dialog' | 'wide' | 'drawer' | 'page';

/** Look of a designed form: its frame, the words of its buttons, and what is offered beside saving. @source forms §2.10 */
export interface CompiledLook {
  readonly frame: CompiledFrame;
  readonly width: CompiledWidth;
  /** Words of buttons; empty for the usual ones. */
  readonly confirm: string;
  readonly cancel: string;
  /** Saving and going on with a new record, or with the same one while it is edited. */
  readonly savesAndGoesOn: boolean;
  /** Templates a record is printed with; null where it is not printed. */
  readonly print: { readonly label: string; readonly templateIds: readonly string[] } | null;
}

const WIDE_PX = 700;
const USUAL_PX = 600;
/** Narrowest and widest a design may ask for. */
const PX = { min: 400, max: 1200 } as const;
/** Words of designs that only say what every form says. */
const USUAL_WORDS: ReadonlySet<string> = new Set(['确定', '取消', '打印', '保存']);

/** A width as a design writes it: px, or a share of the window. */
function widthOf(text: string): CompiledWidth {
  if (text.trim().endsWith('%')) return 'wide';
  const px = Number.parseInt(text, 10);
  return Number.isNaN(px) ? USUAL_PX : Math.min(PX.max, Math.max(PX.min, px));
}

/** Words of a button; a blank in the middle is how designs write two characters. */
const wordsOf = (text: string): string => {
  const words = text.replaceAll(/\s/gu, '');
  return USUAL_WORDS.has(words) ? '' : text.trim();
};

/** Look of a form by its design. */
export function lookOf(design: FormConfig): CompiledLook {
  const { popupType, generalWidth, drawerWidth, confirmButtonText, cancelButtonText, hasPrintBtn, printButtonText, printIds, rest } =
    design;
  const width = widthOf(popupType === 'drawer' ? drawerWidth : generalWidth);
  const dialog = width === 'wide' || width >= WIDE_PX ? 'wide' : 'dialog';
  return {
    frame: popupType === 'fullScreen' ? 'page' : popupType === 'drawer' ? 'drawer' : dialog,
    width,
    confirm: wordsOf(confirmButtonText),
    cancel: wordsOf(cancelButtonText),
    savesAndGoesOn: isOn(rest['hasConfirmAndAddBtn']),
    print: hasPrintBtn && printIds.length > 0 ? { label: wordsOf(printButtonText), templateIds: printIds } : null,
  };
}
