import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { fontSize, lineHeight, space } from '../../theme/tokens.ts';

const TOUCH_TARGET = 44;

export const rowLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  // Never under the smallest target, however dense the page.
  minBlockSize: `max(28px, ${vars.density.control})`,
  color: vars.color.text1,
  fontSize: vars.density.font,
  lineHeight: vars.density.lineHeight,
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
});
export const rowWords = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const rowHelp = style({ display: 'block', color: vars.color.text3, fontSize: fontSize[12], lineHeight: lineHeight[12] });
