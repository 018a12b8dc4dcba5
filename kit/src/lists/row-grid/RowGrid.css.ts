import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, space } from '../../theme/tokens.ts';

/** Hears the keys of the rows. */
export const keys = style({ display: 'contents' });
export const state = style({ display: 'flex', alignItems: 'center', gap: space[1], minInlineSize: 0 });
export const phase = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.text2,
  fontSize: fontSize[12],
});
export const refused = style([phase, { color: vars.status.danger.text }]);
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[1], margin: 0 });
export const name = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
/** Keys of the rows in words, above them. */
export const help = style({
  margin: 0,
  marginBlockEnd: space[2],
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
