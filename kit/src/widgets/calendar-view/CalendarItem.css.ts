import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, radius, rem, space } from '../../theme/tokens.ts';
import { layers } from '../../theme/layers.ts';

const LABEL_WIDTH = 3;
const LINE_HEIGHT = 20;
const ROW_HEIGHT = 40;
const TOUCH_TARGET = 44;

const base = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  overflow: 'hidden',
  border: 0,
  borderInlineStart: `${LABEL_WIDTH}px solid ${vars.color.control}`,
  borderRadius: radius.tag,
  background: vars.color.pressed,
  color: vars.color.text1,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.accent.subtleHover },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: -2 },
  },
  '@media': { [media.forcedColors]: { outline: `${border.hairline} solid CanvasText`, outlineOffset: -1 } },
});

const dashed = { outline: `${border.hairline} dashed ${vars.color.control}`, outlineOffset: -1 } as const;
/** Look of an item that may be taken elsewhere: no text to select, and no link a finger holds. */
export const movable = style({
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: { '&[data-moved]': { background: vars.color.surface, ...dashed } },
});
/** Is being saved where it is shown. */
export const placed = style({ selectors: { '&:not(:focus-visible)': dashed } });

const EDGE = 8;
const TOUCH_EDGE = 16;
const edge = style({ position: 'absolute', touchAction: 'none' });
/** The end one drags: a line shows under a pointer that is near. */
export const end = styleVariants({
  line: [
    edge,
    {
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: EDGE,
      cursor: 'ew-resize',
      selectors: { [`${base}:hover &`]: { borderInlineEnd: `2px solid ${vars.color.control}` } },
      '@media': { [media.touch]: { inlineSize: TOUCH_EDGE } },
    },
  ],
  block: [
    edge,
    {
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: EDGE,
      cursor: 'ns-resize',
      selectors: { [`${base}:hover &`]: { borderBlockEnd: `2px solid ${vars.color.control}` } },
      '@media': { [media.touch]: { blockSize: TOUCH_EDGE } },
    },
  ],
});

const small = { fontSize: fontSize[12], lineHeight: lineHeight[12] } as const;

export const look = styleVariants({
  line: [base, { ...small, flex: 'none', inlineSize: '100%', blockSize: rem(LINE_HEIGHT), paddingInline: space[1] }],
  block: [
    base,
    {
      ...small,
      position: 'absolute',
      zIndex: layers.pinned,
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      padding: `2px ${space[1]}`,
      boxShadow: `0 0 0 1px ${vars.color.surface}`,
    },
  ],
  row: [
    base,
    {
      inlineSize: '100%',
      minBlockSize: rem(ROW_HEIGHT),
      gap: space[2],
      paddingInline: space[3],
      fontSize: fontSize[14],
      lineHeight: lineHeight[14],
      '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
    },
  ],
});

const ghostBase = style({
  position: 'absolute',
  display: 'flex',
  gap: space[1],
  minInlineSize: 0,
  overflow: 'hidden',
  zIndex: layers.stickyHead,
  paddingInline: space[1],
  border: `${border.focus} solid ${vars.accent.line}`,
  borderRadius: radius.tag,
  background: vars.accent.subtle,
  color: vars.color.text1,
  boxShadow: vars.shadow.pop,
  scrollMarginBlock: rem(LINE_HEIGHT * 4),
  pointerEvents: 'none',
  ...small,
});
/** Over what lies in its cell, which stays as it is. */
export const ghost = styleVariants({
  line: [ghostBase, { insetInline: 2, insetBlockEnd: 2, blockSize: rem(LINE_HEIGHT), alignItems: 'center', whiteSpace: 'nowrap' }],
  block: [ghostBase, { insetInline: 0, flexWrap: 'wrap', alignContent: 'flex-start' }],
});

/** The colour of a label is a bar at its begin: what is written on it reads the same for all of them. */
export const label = styleVariants({
  none: {},
  blue: { borderInlineStartColor: vars.viz.c1 },
  green: { borderInlineStartColor: vars.viz.c2 },
  orange: { borderInlineStartColor: vars.viz.c3 },
  pink: { borderInlineStartColor: vars.viz.c4 },
  teal: { borderInlineStartColor: vars.viz.c5 },
  olive: { borderInlineStartColor: vars.viz.c6 },
  purple: { borderInlineStartColor: vars.viz.c7 },
  red: { borderInlineStartColor: vars.viz.c8 },
});

export const begin = style({ flex: 'none', color: vars.color.text2, fontVariantNumeric: 'tabular-nums' });
/** As wide as the longest, so that titles stand below one another. */
export const hours = style({ flex: 'none', inlineSize: rem(100), color: vars.color.text2, fontVariantNumeric: 'tabular-nums' });
export const title = style({
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontWeight: fontWeight.medium,
});
const mark = style({ display: 'inline-flex', flex: 'none' });
export const urgency = styleVariants({
  important: [mark, { color: vars.status.warning.text }],
  urgent: [mark, { color: vars.status.danger.text }],
});
export const repeated = style([mark, { color: vars.color.text3 }]);
