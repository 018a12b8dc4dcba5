import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, lineHeight, space } from '../../theme/tokens.ts';

/** Rest of the line on the side the words stand at. */
const SHORT_PX = 24;

export const line = style({ inlineSize: '100%', margin: 0, border: 0, borderBlockStart: `${border.hairline} solid ${vars.color.divider}` });

export const divider = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });

const whole = style([line, { flex: 1, minInlineSize: SHORT_PX }]);
const short = style([line, { flex: `0 0 ${SHORT_PX}px` }]);
export const before = styleVariants({ start: [short], center: [whole], end: [whole] });
export const after = styleVariants({ start: [whole], center: [whole], end: [short] });

export const words = style({
  minInlineSize: 0,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
