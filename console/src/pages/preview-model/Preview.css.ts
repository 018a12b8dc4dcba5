import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, space } from '@milepost/kit/theme/tokens';

export const page = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
  overflow: 'auto',
});
export const head = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[3] });
export const title = style({
  flex: 1,
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.text1,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight[16],
});
/** The screen that is tried, within a line of its own so that it is not taken for the page. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 480px',
  minBlockSize: 0,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  '@media': { [media.mobile]: { flexBasis: 'auto' } },
});
export const link = style({ display: 'grid', gap: space[4] });
export const renew = style({ justifySelf: 'start' });
export const note = style({ margin: 0, color: vars.color.text3, fontSize: fontSize[13], lineHeight: lineHeight[13] });
