import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, space } from '@milepost/kit/theme/tokens';

const MAX_WIDTH = 880;

export const page = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'auto',
  padding: space[6],
  '@media': { [media.mobile]: { padding: space[4] } },
});
export const mail = style({ display: 'grid', gap: space[4], maxInlineSize: MAX_WIDTH, gridTemplateColumns: 'minmax(0, 1fr)' });
export const title = style({ fontSize: fontSize[20], lineHeight: lineHeight[20], fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });
export const facts = style({ display: 'grid', gap: space[1], fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const fact = style({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: space[2] });
export const name = style({ color: vars.color.text3 });
export const body = style({ paddingBlockStart: space[4], borderBlockStart: `${border.hairline} solid ${vars.color.hairline}` });
