import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

const MEASURE_PX = 800;

export const alone = style({
  display: 'flex',
  minBlockSize: '100dvh',
  alignItems: 'center',
  justifyContent: 'center',
  background: vars.color.canvas,
  outline: 0,
});
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: MEASURE_PX,
  marginInline: 'auto',
  marginBlock: space[6],
  padding: space[6],
  background: vars.color.surface,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
  '@media': { [media.mobile]: { marginBlock: 0, padding: space[4], border: 0, borderRadius: 0 } },
});
export const title = style({
  margin: 0,
  overflowWrap: 'anywhere',
  color: vars.color.text1,
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight[20],
});
export const foot = style({ display: 'flex', justifyContent: 'flex-end' });
