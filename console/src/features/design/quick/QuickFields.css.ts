import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

export const body = style({ display: 'grid', gap: space[3] });
export const paste = style({ display: 'grid', gap: space[1], color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const area = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: space[2],
  resize: 'none',
  border: `${border.control} dashed ${vars.color.control}`,
  borderRadius: radius.control,
  background: vars.color.sunken,
  color: vars.color.text1,
  font: 'inherit',
});
export const told = style({ margin: 0, color: vars.color.text3, fontSize: fontSize[12], lineHeight: lineHeight[12] });
