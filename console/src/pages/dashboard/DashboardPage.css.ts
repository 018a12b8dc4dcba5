import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, radius, space } from '@milepost/kit/theme/tokens';

export const panel = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.surface,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
});
export const note = style({ color: vars.color.text2, paddingInline: space[1] });
