import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontSize, lineHeight, radius } from '@milepost/kit/theme/tokens';

export const steps = style({ display: 'flex', flexDirection: 'column', gap: vars.density.gap, minBlockSize: 240 });
export const choose = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.density.gap,
  padding: 24,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: radius.sheet,
});
export const facts = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const table = style({ display: 'flex', flexDirection: 'column', blockSize: 380, minBlockSize: 0 });
