import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, radius, space } from '@milepost/kit/theme/tokens';

export const panel = style({
  display: 'grid',
  minBlockSize: '100dvh',
  placeContent: 'center',
  justifyItems: 'center',
  padding: space[4],
  background: vars.color.canvas,
  color: vars.color.text1,
  textAlign: 'center',
});
export const title = style({ margin: 0, fontSize: fontSize[20] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] });
export const action = style({
  minBlockSize: space[8],
  padding: `${space[1]} ${space[4]}`,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  background: vars.color.surface,
  color: vars.color.text1,
  font: 'inherit',
  cursor: 'pointer',
});
