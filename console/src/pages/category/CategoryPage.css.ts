import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

/** Smallest side of a target under a pointer, and under a finger. */
const TARGET = 24;
const TOUCH_TARGET = 44;

export const page = style({ flex: 1, minInlineSize: 0, overflow: 'auto', padding: space[4] });
export const title = style({ fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: fontWeight.strong, marginBlockEnd: space[3] });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: `${space[2]} ${space[4]}`,
  '@media': { [media.touch]: { rowGap: 0 } },
});
/** A link to a page, or a button that opens a window: both look alike. */
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: TARGET,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: vars.accent.text,
  borderRadius: radius.tag,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
});
