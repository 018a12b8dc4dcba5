import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

/** Lines of a folded text. */
const FOLDED_LINES = 8;
const SWATCH = 16;
/** Least size of a target at the pointer (WCAG 2.5.8). */
const TARGET = 24;

export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const code = style([words, { fontFamily: 'monospace', fontSize: fontSize[13], lineHeight: lineHeight[13] }]);
export const folded = style({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: FOLDED_LINES, overflow: 'hidden' });
export const unfold = style({ display: 'block', marginBlockStart: space[1] });
export const unbroken = style({ whiteSpace: 'nowrap' });
export const none = style({ color: vars.color.text3 });
export const capitals = style({ display: 'block', color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const color = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const swatch = style({
  inlineSize: SWATCH,
  blockSize: SWATCH,
  flex: 'none',
  borderRadius: radius.tag,
  border: `${border.hairline} solid ${vars.color.control}`,
  background: 'var(--shown)',
});
/** Smallest height of a target under a finger. */
const TOUCH_TARGET = 44;
/** A value that opens the record it stands for. */
export const opens = style({
  border: 0,
  padding: 0,
  background: 'none',
  font: 'inherit',
  color: vars.accent.text,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: radius.tag,
  minBlockSize: TARGET,
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
