import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

export const review = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  padding: space[4],
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
});
export const part = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const heading = style({ margin: 0, fontSize: fontSize[14], lineHeight: lineHeight[14], fontWeight: 600 });
export const lines = style({ display: 'flex', flexDirection: 'column', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
export const line = style({ display: 'flex', alignItems: 'flex-start', gap: space[2], overflowWrap: 'anywhere' });
export const text = style({ margin: 0, color: vars.color.text2, overflowWrap: 'anywhere' });
