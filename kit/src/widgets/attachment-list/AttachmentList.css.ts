import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

/** Smallest height of a target under a finger. */
const TOUCH_TARGET = 44;
/** A row at the pointer, with room around a button of 24 px. */
const ROW = 36;

export const root = style({ minInlineSize: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: ROW,
  marginBlockEnd: space[1],
});

export const title = style({
  color: vars.color.text2,
  fontSize: fontSize[13],
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight[13],
});

export const list = style({
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: ROW,
  paddingInlineStart: space[3],
  paddingInlineEnd: space[1],
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET, paddingInlineEnd: 0 } },
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${vars.color.hairline}` } },
});

export const mark = style({ display: 'flex', flex: 'none', color: vars.color.text3 });

/** A long name may take two lines or more rather than hide its end. */
export const name = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
  textAlign: 'start',
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  color: vars.color.text1,
});

/** A name that opens the file to look at. */
export const openable = style([
  name,
  {
    border: 0,
    background: 'none',
    paddingInline: 0,
    cursor: 'pointer',
    borderRadius: radius.tag,
    color: vars.accent.text,
    '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

export const size = style({
  flex: 'none',
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  fontVariantNumeric: 'tabular-nums',
});

export const empty = style({ color: vars.color.text3, fontSize: fontSize[13], lineHeight: lineHeight[13] });

export const problem = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginBlockStart: space[1],
  color: vars.status.danger.text,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
});
