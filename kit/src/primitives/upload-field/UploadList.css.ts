import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

/** Smallest height of a target under a finger. */
const TOUCH_TARGET = 44;
/** A row at the pointer. */
const ROW = 36;

const hairline = `${border.hairline} solid ${vars.color.hairline}`;

export const list = style({ border: hairline, borderRadius: radius.sheet });

/** Wraps where the bar needs a line of its own. */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: ROW,
  paddingInlineStart: space[3],
  paddingInlineEnd: space[1],
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
  selectors: { '& + &': { borderBlockStart: hairline } },
});
export const rowState = styleVariants({ failed: { background: vars.status.danger.subtle } });

export const mark = style({ display: 'flex', flex: 'none', color: vars.color.text3 });

export const name = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
  textAlign: 'start',
  color: vars.color.text1,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
});

export const opener = style([
  name,
  {
    border: 0,
    background: 'none',
    paddingInline: 0,
    borderRadius: radius.tag,
    cursor: 'pointer',
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

export const actions = style({ display: 'flex', flex: 'none' });

export const nothing = style({ color: vars.color.text3, fontSize: fontSize[13], lineHeight: lineHeight[13] });
