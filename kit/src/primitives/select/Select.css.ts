import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { duration, ease, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

/** Smallest side of a target under a finger. */
const TOUCH_TARGET = 44;
/** One step of a tree. */
const INDENT = 18;
/** Deeper levels are drawn at this one. */
const MAX_DEPTH = 8;
const DISABLED_CURSOR = 'not-allowed';

export const trigger = style({ textAlign: 'start', cursor: 'pointer', selectors: { '&:disabled': { cursor: DISABLED_CURSOR } } });

const value = style({ flex: 1, minInlineSize: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
export const valueTone = styleVariants({
  option: [value],
  unknown: [value, { color: vars.color.text2 }],
  none: [value, { color: vars.color.text3 }],
});

export const popover = style({
  zIndex: layers.popover,
  display: 'flex',
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: 'max(var(--trigger-width), 480px)',
  borderRadius: radius.sheet,
  background: vars.color.raised,
  boxShadow: vars.shadow.pop,
  fontSize: vars.density.font,
  lineHeight: vars.density.lineHeight,
  transition: `opacity ${duration.base} ${ease.standard}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const list = style({ flex: 1, minInlineSize: 0, padding: space[1], overflow: 'auto', outline: 'none', scrollbarWidth: 'thin' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: `max(28px, calc(${vars.density.control} + 2px))`,
  paddingBlock: 3,
  paddingInlineEnd: 10,
  borderRadius: radius.tag,
  outline: 'none',
  cursor: 'pointer',
  color: vars.color.text1,
  selectors: {
    '&[data-focused]': { background: vars.color.hover },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 1px ${vars.accent.line}` },
    '&[data-selected]': { color: vars.accent.text, fontWeight: fontWeight.medium },
    '&[aria-disabled=true]': { color: vars.color.disabled, cursor: DISABLED_CURSOR },
  },
  '@media': {
    [media.touch]: { minBlockSize: TOUCH_TARGET },
    [media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
});

/** Indent by level, the last one for everything deeper. */
export const indent = Array.from({ length: MAX_DEPTH + 1 }, (_, depth) => style({ paddingInlineStart: 10 + depth * INDENT }));

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = style({
  display: 'block',
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  fontWeight: fontWeight.regular,
});
