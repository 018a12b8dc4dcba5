import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { border, duration, ease, fontSize, fontWeight, lineHeight, radius, rem, space } from '../../theme/tokens.ts';
import { unsavedDotRule } from '../../theme/unsaved.ts';

/** Smallest side of a target under a finger. */
const TOUCH_TARGET = 44;
const MIN_WIDTH = 136;
const MAX_WIDTH = 320;
/** Items are a little higher than controls, so that a row of them breathes. */
const OVER_CONTROL = 2;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const popover = style({
  zIndex: layers.popover,
  padding: space[1],
  minInlineSize: MIN_WIDTH,
  maxInlineSize: `min(${MAX_WIDTH}px, calc(100vw - ${space[4]}))`,
  overflowY: 'auto',
  background: vars.color.raised,
  color: vars.color.text1,
  borderRadius: radius.sheet,
  boxShadow: vars.shadow.pop,
  outline: 'none',
  animation: `${appear} ${duration.base} ${ease.standard}`,
  '@media': { [media.forcedColors]: { border: `${border.hairline} solid CanvasText` } },
});

export const list = style({ outline: 'none' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: `calc(${vars.density.control} + ${OVER_CONTROL}px)`,
  paddingBlock: space[1],
  paddingInline: 10,
  borderRadius: radius.tag,
  fontSize: vars.density.font,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&, &:hover': { textDecoration: 'none' },
    '&[data-hovered], &[data-focused]': { background: vars.color.hover },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-focus-visible]': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: -2 },
  },
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
});

export const itemTone = styleVariants({
  plain: {},
  danger: { color: vars.status.danger.text },
  checked: { color: vars.accent.text, fontWeight: fontWeight.medium },
  disabled: { color: vars.color.disabled, cursor: 'not-allowed' },
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, flex: 1, overflowWrap: 'anywhere' });

export const reason = style({ fontSize: fontSize[12], lineHeight: lineHeight[12], color: vars.color.text3 });

export const keys = style({
  flex: 'none',
  marginInlineStart: space[3],
  paddingInline: 5,
  border: `${border.hairline} solid ${vars.color.divider}`,
  borderRadius: radius.tag,
  background: vars.color.sunken,
  color: vars.color.text3,
  fontFamily: 'inherit',
  fontSize: fontSize[12],
  fontWeight: fontWeight.regular,
  lineHeight: rem(16),
});

export const dot = style(unsavedDotRule);

export const check = style({ flex: 'none', marginInlineStart: space[3] });

export const heading = style({ padding: `${space[1]} 10px`, fontSize: fontSize[12], lineHeight: lineHeight[12], color: vars.color.text3 });

export const separator = style({ blockSize: 1, margin: `${space[1]} 0`, background: vars.color.hairline, border: 0 });
