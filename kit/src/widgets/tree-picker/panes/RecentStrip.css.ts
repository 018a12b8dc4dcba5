import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { border, fontSize, lineHeight, radius, space } from '../../../theme/tokens.ts';

const TOUCH_TARGET = 44;
/** One line of them; the newest are first. */
const CHIP = 24;

export const recentStrip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  padding: `0 ${space[3]} ${space[2]}`,
});
export const recentHeading = style({ flex: 'none', color: vars.color.text3, fontSize: fontSize[12], lineHeight: lineHeight[12] });
export const recentList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  minInlineSize: 0,
  maxBlockSize: CHIP * 2 + 4,
  overflow: 'hidden',
  // Room for the ring of a button at the edge.
  padding: 2,
  margin: -2,
  '@media': { [media.touch]: { maxBlockSize: TOUCH_TARGET + 4 } },
});
export const recentChip = style({
  flex: 'none',
  maxInlineSize: '100%',
  minBlockSize: CHIP,
  paddingInline: space[2],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  border: `${border.control} solid ${vars.color.divider}`,
  borderRadius: radius.tag,
  color: vars.color.text2,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text1 },
    '&[aria-pressed=true]': { background: vars.accent.subtle, borderColor: vars.accent.subtleLine, color: vars.accent.text },
    '&:focus-visible': { outlineOffset: 0 },
  },
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
});
