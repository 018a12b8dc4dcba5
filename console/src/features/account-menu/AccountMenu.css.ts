import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontSize, fontWeight, lineHeight, space } from '@milepost/kit/theme/tokens';

export const about = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[6],
  textAlign: 'center',
});
export const name = style({ fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: fontWeight.strong });
export const fact = style({ color: vars.color.text2 });
export const question = style({ marginBlock: 0, marginBlockEnd: space[3] });
export const statement = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
