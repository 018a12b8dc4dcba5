import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { radius } from './tokens.ts';

const DOT = 6;

/** The dot beside the name of a page that holds something unsaved. A word says it too. */
export const unsavedDotRule = {
  flex: 'none',
  inlineSize: DOT,
  blockSize: DOT,
  borderRadius: radius.full,
  background: vars.status.warning.line,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
} as const;
