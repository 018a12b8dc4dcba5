import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

const NOTHING_PX = 64;

export const rows = style({ flex: 1, minBlockSize: 0, overflow: 'auto', padding: space[2] });
/** Ground of an empty outline; its words are drawn over it. */
export const nothing = style({
  margin: space[2],
  minBlockSize: NOTHING_PX,
  borderRadius: radius.control,
  selectors: { '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: 2 } },
});
export const hint = style({
  margin: 0,
  marginBlockStart: `calc(-${NOTHING_PX}px - ${space[2]})`,
  pointerEvents: 'none',
  padding: space[3],
  color: vars.color.text3,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.density.tree,
  paddingInlineEnd: space[2],
  borderRadius: radius.control,
  color: vars.color.text1,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  cursor: 'default',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 30px',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-selected="true"]': { background: vars.accent.subtle },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: -2 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[aria-selected="true"]:focus-visible': { outlineColor: 'HighlightText', outlineOffset: -4 },
      },
    },
  },
});
export const label = style({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const key = style({
  color: vars.color.text3,
  fontSize: fontSize[12],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxInlineSize: '40%',
  '@media': { [media.forcedColors]: { selectors: { '[aria-selected="true"] > &': { color: 'inherit' } } } },
});
export const faulty = style({
  color: vars.status.danger.text,
  fontSize: fontSize[12],
  '@media': { [media.forcedColors]: { selectors: { '[aria-selected="true"] > &': { color: 'inherit' } } } },
});
