import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

export const box = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  minBlockSize: vars.density.control,
  paddingBlock: 3,
  paddingInline: vars.density.padX,
  border: `${border.control} dashed ${vars.color.control}`,
  borderRadius: radius.control,
  background: vars.color.sunken,
  color: vars.color.text2,
  fontSize: vars.density.font,
  lineHeight: vars.density.lineHeight,
});
globalStyle(`${box} > svg`, { flex: 'none', marginBlockStart: 3, color: vars.status.warning.text });

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const reasons = style({
  display: 'grid',
  gap: 2,
  margin: 0,
  marginBlockStart: 2,
  padding: 0,
  listStyle: 'none',
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
});
