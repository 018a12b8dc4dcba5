import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, radius, rem, space } from '../../theme/tokens.ts';

const SIDE = 28;
const TOUCH_TARGET = 44;
const touchSide = { '@media': { [media.touch]: { minInlineSize: TOUCH_TARGET, blockSize: TOUCH_TARGET } } };
/** The compact bar of narrow screens: total, and one page back or on. */
const wideOnly = { '@media': { [media.mobile]: { display: 'none' } } };

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 44,
  padding: `${space[2]} ${space[4]}`,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { paddingBlock: 0, paddingInlineEnd: space[1] } },
});
export const total = style({ marginInlineEnd: 'auto' });

const field = style({
  blockSize: rem(SIDE),
  border: `${border.control} solid ${vars.color.control}`,
  borderRadius: radius.control,
  background: vars.color.surface,
  color: vars.color.text1,
  fontSize: fontSize[13],
  selectors: {
    '&:hover': { borderColor: vars.color.controlHover },
    '&:focus-visible': { borderColor: vars.accent.line, outlineOffset: -1 },
  },
});
export const sizes = style([wideOnly, { position: 'relative', display: 'inline-flex', alignItems: 'center', marginInlineEnd: space[1] }]);
export const sizeSelect = style([field, { appearance: 'none', paddingInline: `10px ${space[8]}`, cursor: 'pointer', ...touchSide }]);
export const sizeIcon = style({
  position: 'absolute',
  insetInlineEnd: 10,
  display: 'inline-flex',
  color: vars.color.text3,
  pointerEvents: 'none',
});

export const pages = style([wideOnly, { display: 'flex', alignItems: 'center', gap: space[1] }]);
const step = {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: SIDE,
  blockSize: rem(SIDE),
  paddingInline: 6,
  borderRadius: radius.control,
  ...touchSide,
} as const;
export const pageButton = style([
  step,
  {
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[aria-current=page]': {
        background: vars.accent.subtle,
        boxShadow: `inset 0 0 0 1px ${vars.accent.subtleLine}`,
        color: vars.accent.text,
        fontWeight: fontWeight.strong,
      },
      '&[aria-disabled=true]': { background: 'none', color: vars.color.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current=page]': { border: `${border.focus} solid Highlight` },
          '&[aria-disabled=true]': { color: 'GrayText' },
        },
      },
    },
  },
]);
export const gap = style([step, { color: vars.color.text3 }]);
export const compactPlace = style({ display: 'none', '@media': { [media.mobile]: { display: 'inline', color: vars.color.text1 } } });
export const jump = style([wideOnly, { display: 'inline-flex', alignItems: 'center', gap: 6, marginInlineStart: space[2] }]);
/** Four digits and the caret beside them. */
export const jumpField = style([field, { inlineSize: rem(56), paddingInline: space[2], textAlign: 'end' }]);
