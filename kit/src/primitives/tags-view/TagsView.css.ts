import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, layout, radius, rem, space } from '../../theme/tokens.ts';
import { unsavedDotRule } from '../../theme/unsaved.ts';

/** @source visual language §5 (tags view) */
const TAG_HEIGHT = 30;
const TOUCH_TARGET = 44;
/** Above the tags on a page for fingers. */
const TOUCH_BAR = TOUCH_TARGET + 4;
/** Smallest side of a target under a pointer. */
const TARGET = 24;
const POST_HEIGHT = 12;
/** A longer title is cut; the pointer is told the whole. */
const TITLE_MAX = 220;
/** The bar reaches over the upper edge of the sheet under it, so that the current tag covers that line. */
const OVERLAP = 1;

export const bar = style({
  display: 'flex',
  alignItems: 'flex-end',
  flex: 'none',
  minInlineSize: 0,
  blockSize: layout.tags,
  gap: space[2],
  '@media': { [media.touch]: { blockSize: TOUCH_BAR } },
});

export const list = style({
  position: 'relative',
  zIndex: layers.pinned,
  display: 'flex',
  alignItems: 'flex-end',
  flex: 1,
  gap: 2,
  minInlineSize: 0,
  blockSize: `calc(100% + ${OVERLAP}px)`,
  margin: `0 -${border.hairline} -${OVERLAP}px`,
  // For the line around the first and the last tag.
  paddingInline: border.hairline,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  selectors: { '&[data-is-dragging]': { cursor: 'grabbing' } },
});

export const tag = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  blockSize: rem(TAG_HEIGHT),
  marginBlockEnd: OVERLAP,
  borderRadius: `${radius.control} ${radius.control} 0 0`,
  color: vars.color.text2,
  fontSize: fontSize[13],
  whiteSpace: 'nowrap',
  '@media': { [media.touch]: { blockSize: TOUCH_TARGET } },
  selectors: {
    '&:hover': { background: vars.color.pressed },
    '&[data-is-dragged]': { opacity: 0.7 },
  },
});

const edge = `0 0 0 ${border.hairline} ${vars.color.hairline}`;

/** Joined to the sheet: the line around it is open below. */
export const current = style({
  blockSize: `calc(${rem(TAG_HEIGHT)} + ${OVERLAP}px)`,
  marginBlockEnd: 0,
  color: vars.color.text1,
  fontWeight: fontWeight.medium,
  background: vars.color.surface,
  boxShadow: edge,
  clipPath: `inset(-${border.hairline} -${border.hairline} 0)`,
  selectors: { '&:hover': { background: vars.color.surface } },
  '@media': {
    [media.touch]: { blockSize: TOUCH_TARGET + OVERLAP },
    [media.forcedColors]: { borderBlockStart: `${border.post} solid Highlight` },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minInlineSize: 0,
  blockSize: '100%',
  paddingInline: 10,
  color: 'inherit',
  borderRadius: 'inherit',
  selectors: {
    '&:hover': { textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})` },
    // The close button has room of its own around its drawing.
    '&:not(:last-child)': { paddingInlineEnd: 2 },
    '&[aria-current=page]::before': {
      content: '""',
      flex: 'none',
      inlineSize: border.post,
      blockSize: POST_HEIGHT,
      borderRadius: border.post,
      background: vars.accent.line,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current=page]::before': { background: 'Highlight' } } } },
});

export const title = style({ maxInlineSize: TITLE_MAX, overflow: 'hidden', textOverflow: 'ellipsis' });
export const icon = style({ display: 'inline-flex', flex: 'none', color: vars.color.text3 });
export const dot = style(unsavedDotRule);

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: TARGET,
  blockSize: TARGET,
  marginInlineEnd: 3,
  borderRadius: radius.tag,
  color: vars.color.text3,
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text1 },
    [`${tag}:not(${current}):hover &:hover`]: { background: vars.color.divider },
  },
  '@media': { [media.touch]: { inlineSize: TOUCH_TARGET, blockSize: TOUCH_TARGET, marginInlineEnd: 0 } },
});

export const more = style({ display: 'flex', alignItems: 'center', flex: 'none', alignSelf: 'center' });
