import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, space } from '@milepost/kit/theme/tokens';

export const sheet = style({
  vars: { [vars.density.gap]: space[3] },
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
});
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
});
export const title = style({
  margin: 0,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});
export const kind = style({ fontWeight: fontWeight.regular, color: vars.color.text2 });
export const key = style({
  fontFamily: 'monospace',
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: vars.color.text2,
  overflowWrap: 'anywhere',
});
export const uses = style({
  margin: 0,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: vars.color.text2,
  overflowWrap: 'anywhere',
});
export const search = style({ padding: `${space[2]} ${space[4]} 0` });
/** Scrolls beneath the heading; what has the keyboard is never at its very edge. */
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  paddingInline: space[4],
  paddingBlock: `${space[2]} ${space[4]}`,
  scrollPaddingBlock: '3rem',
});
export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.density.gap,
  paddingBlockEnd: space[2],
  minInlineSize: 0,
});
export const empty = style({
  margin: 0,
  padding: `${space[4]}`,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
export const notFound = style([empty, { selectors: { '&:empty': { display: 'none' } } }]);
export const others = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  overflowWrap: 'anywhere',
});
export const other = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[2],
  paddingBlock: space[1],
  borderBlockEnd: `${border.hairline} solid ${vars.color.divider}`,
});
export const name = style({ fontFamily: 'monospace', color: vars.color.text2 });
export const quiet = style({ margin: 0, color: vars.color.text2, fontSize: fontSize[12], lineHeight: lineHeight[12] });
