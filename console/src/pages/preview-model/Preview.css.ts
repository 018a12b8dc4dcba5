import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontSize, fontWeight, lineHeight, space } from '@milepost/kit/theme/tokens';

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
  // A long name has a line of its own rather than one word a line.
  flex: '1 1 200px',
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.text1,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight[16],
});
export const link = style({ display: 'grid', gap: space[4] });
export const renew = style({ justifySelf: 'start' });
export const note = style({ margin: 0, color: vars.color.text3, fontSize: fontSize[13], lineHeight: lineHeight[13] });
