import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, lineHeight, radius, rem, space } from '../../theme/tokens.ts';

/** As high as the heading of a dialog. */
const HEAD = 52;
/** Always as high: what is found would make the dialog jump at every letter. */
const LIST_HEIGHT_PX = 380;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  minBlockSize: HEAD,
  paddingInline: `${space[4]} ${space[3]}`,
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
  color: vars.color.text3,
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: HEAD,
  border: 0,
  padding: 0,
  background: 'none',
  color: vars.color.text1,
  // Smaller text makes a telephone zoom in.
  fontSize: fontSize[16],
  lineHeight: lineHeight[16],
  selectors: {
    '&::placeholder': { color: vars.color.text3, opacity: 1 },
    // The line under the field says where the focus is.
    '&:focus-visible': { outline: 'none', boxShadow: `inset 0 -${border.focus} 0 ${vars.accent.line}` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:focus-visible': { outline: `${border.focus} solid Highlight`, outlineOffset: `-${border.focus}` } },
    },
  },
});
export const results = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  minBlockSize: 0,
  blockSize: LIST_HEIGHT_PX,
  paddingBlock: space[1],
  // There the dialog is the whole page.
  '@media': { [media.mobile]: { flex: '1 1 auto', blockSize: 'auto' } },
});
export const empty = style({
  padding: `${space[6]} ${space[4]}`,
  color: vars.color.text2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  flex: 'none',
  padding: `${space[2]} ${space[4]}`,
  borderBlockStart: `${border.hairline} solid ${vars.color.hairline}`,
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  '@media': { [media.touch]: { display: 'none' } },
});
export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
export const key = style({
  paddingInline: 5,
  border: `${border.hairline} solid ${vars.color.divider}`,
  borderRadius: radius.tag,
  background: vars.color.sunken,
  fontFamily: 'inherit',
  fontSize: fontSize[12],
  lineHeight: rem(16),
});
