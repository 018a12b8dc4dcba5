import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { radius, space } from '../../theme/tokens.ts';

/** Smallest side of a target. */
const TARGET = 24;
/** Room beside the digits of a part, on each side. */
const PART_INSET = 2;
/**
 * Width of an empty part, whose hint may be wider than its digits, or narrower; where a browser cannot measure it there is room
 * for either.
 */
const HINT = { long: '4.6ch', short: '3.4ch' } as const;
/** Of a part under a finger; what is pressed above and below it in the box counts as pressed on it. */
const TOUCH_HEIGHT = 28;
/** Makes two digits as wide as a target must be. */
const TOUCH_INSET = 5;
const MEASURES = '(field-sizing: content)';
const DIGITS = { long: 4, short: 2 } as const;

export const box = style({ gap: 0, cursor: 'text' });

const active = { background: vars.accent.solid, color: vars.accent.onSolid };
const part = style({
  flex: 'none',
  boxSizing: 'content-box',
  minInlineSize: TARGET - 2 * PART_INSET,
  minBlockSize: TARGET,
  paddingInline: PART_INSET,
  marginInline: -PART_INSET / 2,
  borderRadius: radius.tag,
  textAlign: 'center',
  textOverflow: 'clip',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // Which part has the keyboard; the ring is around the whole box.
    '&:focus': active,
    '&:focus::placeholder': { color: vars.accent.onSolid },
    '&::selection': active,
  },
  '@media': {
    [media.touch]: { minBlockSize: TOUCH_HEIGHT, paddingInline: TOUCH_INSET },
    [media.forcedColors]: { selectors: { '&:focus': { outline: '2px solid Highlight' } } },
  },
});
const wide = (size: keyof typeof DIGITS) =>
  style([
    part,
    {
      inlineSize: `${DIGITS[size]}ch`,
      selectors: { '&:placeholder-shown': { inlineSize: HINT[size] } },
      '@supports': { [MEASURES]: { selectors: { '&:placeholder-shown': { inlineSize: 'auto', fieldSizing: 'content' } } } },
    },
  ]);
export const partOf = { long: wide('long'), short: wide('short') };

const divider = style({ flex: 'none', paddingInline: 1, whiteSpace: 'pre', userSelect: 'none' });
export const between = styleVariants({
  /** Beside a part that is filled in. */
  filled: [divider, { color: vars.color.text2 }],
  empty: [divider, { color: vars.color.text3 }],
  disabled: [divider, { color: 'inherit' }],
});

/** Parts that run from left to right where lines begin at the right. */
export const run = style({ display: 'flex', flex: 'none', alignItems: 'center' });

/** The button keeps to the end of the box. */
export const opener = style({ marginInlineStart: 'auto', paddingInlineStart: space[1] });
