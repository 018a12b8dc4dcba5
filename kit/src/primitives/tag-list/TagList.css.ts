import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, radius, space } from '../../theme/tokens.ts';
import type { TagTone } from './types.ts';

/** Smallest side of a target, with a pointer and under a finger. */
const TARGET = 24;
const TOUCH_TARGET = 44;
const TOUCH_TAG = 36;
/** A tag is that much lower than a control, but never lower than its words. */
const TAG_INSET = 4;
const MIN_TAG = 20;
const MAX_WIDTH = 320;
/** Highest the list of all gets before it scrolls. */
const MAX_LIST_HEIGHT = 296;

const tagBlock = `max(${MIN_TAG}px, calc(${vars.density.control} - ${2 * TAG_INSET}px))`;
const tagHeight = {
  minBlockSize: tagBlock,
  '@media': { [media.touch]: { minBlockSize: TOUCH_TAG } },
};

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  // Room for a target that is higher than its tag: nothing outside lies on it.
  paddingBlock: `max(0px, calc((${TARGET}px - ${tagBlock}) / 2))`,
  outline: 'none',
});

const chip = style([
  tagHeight,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minInlineSize: 0,
    maxInlineSize: `min(100%, ${MAX_WIDTH}px)`,
    borderRadius: radius.tag,
    fontSize: fontSize[13],
    lineHeight: 1,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { border: `${border.hairline} solid CanvasText` } },
  },
]);
export const tag = styleVariants({
  removable: [chip, { paddingInlineStart: space[2] }],
  plain: [chip, { paddingInline: space[2] }],
});

const state = (name: Exclude<TagTone, 'neutral' | 'accent'>) => ({ background: vars.status[name].subtle, color: vars.status[name].text });
export const tone = styleVariants({
  neutral: { background: vars.color.pressed, color: vars.color.text1 },
  accent: { background: vars.accent.subtle, color: vars.accent.text },
  success: state('success'),
  info: state('info'),
  warning: state('warning'),
  danger: state('danger'),
});

export const text = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 1.4 });

/** As large as a target must be, though the tag is lower. */
export const remove = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: TARGET,
  blockSize: TARGET,
  marginBlock: -TAG_INSET,
  borderRadius: radius.tag,
  color: 'inherit',
  selectors: { '&:hover': { color: vars.color.text1 }, '&:focus-visible': { outlineOffset: -4, color: vars.color.text1 } },
  '@media': { [media.touch]: { inlineSize: TOUCH_TARGET, blockSize: TOUCH_TARGET } },
});

export const more = style([
  tagHeight,
  {
    minInlineSize: TARGET,
    paddingInline: space[2],
    borderRadius: radius.tag,
    background: vars.color.pressed,
    color: vars.color.text1,
    fontSize: fontSize[13],
    lineHeight: 1,
    selectors: {
      '&:hover, &[aria-expanded=true]': { background: vars.color.hover, boxShadow: `inset 0 0 0 1px ${vars.color.divider}` },
      '&:focus-visible': { outlineOffset: 0 },
    },
    '@media': { [media.forcedColors]: { border: `${border.hairline} solid CanvasText` } },
  },
]);

/** The list of all reaches the edges of its panel. */
export const all = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: `min(${MAX_LIST_HEIGHT}px, calc(var(--names) * max(28px, ${vars.density.tree})))`,
  marginInline: `calc(-1 * ${space[3]})`,
  '@media': { [media.touch]: { blockSize: `min(${MAX_LIST_HEIGHT}px, calc(var(--names) * ${TOUCH_TARGET}px))` } },
});
