import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { radius } from '../../theme/tokens.ts';

/** Side of a cell: for the mouse, and for a finger. */
const CELL = 34;
const TOUCH_CELL = 44;
const GLYPH = 20;
const EMOJI_FONTS = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", "Noto Emoji", sans-serif';

export const place = style({ maxInlineSize: '100%' });
export const grid = style({ display: 'grid', justifyContent: 'center' });
export const row = style({ display: 'flex', flexWrap: 'wrap', '@media': { [media.touch]: { justifyContent: 'center' } } });
export const cell = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: CELL,
  blockSize: CELL,
  borderRadius: radius.control,
  fontSize: GLYPH,
  lineHeight: 1,
  fontFamily: EMOJI_FONTS,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: { '&:hover': { background: vars.color.hover } },
  '@media': { [media.touch]: { inlineSize: TOUCH_CELL, blockSize: TOUCH_CELL } },
});
