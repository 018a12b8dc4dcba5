import { style } from '@vanilla-extract/css';
import { vars, visuallyHidden } from '@milepost/kit/theme';
import { border, fontSize, space } from '@milepost/kit/theme/tokens';

export const hidden = visuallyHidden;
export const framed = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', overflow: 'auto' });
/** Line above the frame: whose page it is, and the way out. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  rowGap: space[1],
  flex: 'none',
  padding: `${space[2]} ${space[4]}`,
  fontSize: fontSize[13],
  color: vars.color.text2,
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
});
/** On a narrow page the way out stands below, rather than leave it a word to a line. */
export const whose = style({ flex: '1 1 240px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const place = style({ flex: 1, display: 'flex', position: 'relative', minBlockSize: 200 });
export const frame = style({ flex: 1, inlineSize: '100%', border: 0, background: vars.color.surface });
/** In the place of a page that is not here yet. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  padding: space[4],
  overflow: 'auto',
  background: vars.color.surface,
  outline: 'none',
});
export const noCover = visuallyHidden;
export const address = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
