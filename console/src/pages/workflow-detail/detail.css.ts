import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { layers } from '@milepost/kit/theme/layers';
import { border, fontSize, fontWeight, lineHeight, radius, space, tokens } from '@milepost/kit/theme/tokens';

const WAY_WIDTH = 304;
const STONE = 24;
/** Round top, flat foot. */
const STONE_RADIUS = '12px 12px 4px 4px';
const ROAD = 2;

/** The process beside its way, its acts above; on a narrow page one below the other, with the acts in sight at the foot. */
export const page = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) auto ${WAY_WIDTH}px`,
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"head acts side" "main main side"',
  '@media': { [media.mobile]: { display: 'flex', flexDirection: 'column', overflowY: 'auto' } },
});
/** A page without a way beside it. */
export const wide = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"head acts" "main main"',
});
export const top = style({ gridArea: 'head', minInlineSize: 0, padding: `${space[4]} ${space[4]} 0` });
export const acts = style({
  gridArea: 'acts',
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[4]} ${space[4]} 0 0`,
  '@media': {
    [media.mobile]: {
      order: 1,
      alignSelf: 'stretch',
      marginBlockStart: 'auto',
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: layers.pinned,
      padding: space[3],
      background: vars.color.surface,
      borderBlockStart: `${border.hairline} solid ${vars.color.hairline}`,
    },
  },
});
export const main = style({
  gridArea: 'main',
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `0 ${space[4]} ${space[4]}`,
  '@media': { [media.mobile]: { overflowY: 'visible', flexShrink: 0 } },
});
/** Notice of what has become of the work, above its tabs. */
export const notice = style({ paddingBlockStart: space[4] });
export const side = style({
  gridArea: 'side',
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: space[4],
  background: vars.color.sunken,
  borderInlineStart: `${border.hairline} solid ${vars.color.hairline}`,
  '@media': {
    [media.mobile]: {
      overflowY: 'visible',
      flexShrink: 0,
      borderInlineStart: 0,
      borderBlockStart: `${border.hairline} solid ${vars.color.hairline}`,
    },
  },
});
export const panel = style({ flex: 1, display: 'grid', placeItems: 'center', padding: space[4], overflowY: 'auto' });
export const waiting = style({ flex: 1, padding: space[4] });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3], rowGap: space[1] });
export const title = style({
  fontSize: fontSize[16],
  lineHeight: lineHeight[16],
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  marginBlock: `${space[1]} ${space[3]}`,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
const badgeBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 24,
  paddingInline: space[2],
  borderRadius: radius.tag,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
/** A state on its own ground: shape, word, then colour. */
export const badge = styleVariants({
  success: [badgeBase, { background: vars.status.success.subtle, color: vars.status.success.text }],
  warning: [badgeBase, { background: vars.status.warning.subtle, color: vars.status.warning.text }],
  danger: [badgeBase, { background: vars.status.danger.subtle, color: vars.status.danger.text }],
  info: [badgeBase, { background: vars.status.info.subtle, color: vars.status.info.text }],
  off: [badgeBase, { background: vars.color.pressed, color: vars.color.text2 }],
  progress: [badgeBase, { background: vars.accent.subtle, color: vars.accent.text }],
});

/* --- the form --- */

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[4], paddingBlockEnd: space[2] });
export const unsent = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingBlockEnd: space[4],
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
});
export const loading = style({ display: 'block', paddingBlock: space[6], textAlign: 'center', color: vars.color.text2 });
export const comment = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const commentSend = style({ display: 'flex', justifyContent: 'flex-end' });
export const comments = style({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: space[4] });
export const commentLine = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space[3] });
export const commentText = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const sections = style({ display: 'flex', flexDirection: 'column', gap: space[6], paddingBlock: `${space[4]} ${space[2]}` });

const SHADE = `color-mix(in srgb, ${vars.color.text1} 20%, transparent)`;
const towards = (side: 'left' | 'right', color: string) => `linear-gradient(to ${side}, ${color}, transparent)`;
/** Wide tables scroll within their frame; where more of them follows, its edge is in the shade, which an end covers. */
export const frame = style({
  overflowX: 'auto',
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
  background: `${[
    `${towards('right', `${vars.color.surface} 50%`)} left / ${space[6]} 100% no-repeat local`,
    `${towards('left', `${vars.color.surface} 50%`)} right / ${space[6]} 100% no-repeat local`,
    `${towards('right', SHADE)} left / ${space[2]} 100% no-repeat`,
    `${towards('left', SHADE)} right / ${space[2]} 100% no-repeat`,
  ].join(', ')}, ${vars.color.surface}`,
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
const cell = style({
  blockSize: vars.density.row,
  paddingInline: vars.density.cellX,
  paddingBlock: space[1],
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
});
const headCell = style([
  cell,
  {
    color: vars.color.text2,
    fontSize: fontSize[13],
    lineHeight: lineHeight[13],
    fontWeight: fontWeight.medium,
    background: vars.color.sunken,
    whiteSpace: 'nowrap',
  },
]);
export const th = styleVariants({ start: [headCell], end: [headCell, { textAlign: 'end' }] });
const dataCell = style([cell, { minInlineSize: 96 }]);
export const td = styleVariants({
  start: [dataCell, { whiteSpace: 'nowrap' }],
  end: [dataCell, { textAlign: 'end', whiteSpace: 'nowrap' }],
  number: [cell, { inlineSize: 56, color: vars.color.text3 }],
  long: [dataCell, { minInlineSize: 180, overflowWrap: 'anywhere' }],
  time: [cell, { whiteSpace: 'nowrap', color: vars.color.text2 }],
});

/** A signature is drawn in black on nothing: its ground is white in the dark too. */
export const signature = style({ display: 'block', maxInlineSize: 160, maxBlockSize: 56, background: tokens.color.light.surface });

/* --- the way --- */

export const way = style({ listStyle: 'none', margin: 0, padding: 0, marginBlockStart: space[3] });
const stopBase = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${STONE}px minmax(0, 1fr)`,
  columnGap: space[3],
  paddingBlockEnd: space[5],
  selectors: {
    // The road to the next stone.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: STONE,
      insetBlockEnd: 0,
      insetInlineStart: STONE / 2 - ROAD / 2,
      borderInlineStart: `${ROAD}px solid ${vars.accent.line}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { display: 'none' },
  },
});
/** `road` is what leads on from the stone: solid behind, dashed ahead. */
export const stop = styleVariants({
  solid: [stopBase],
  dashed: [stopBase, { selectors: { '&::before': { borderInlineStart: `${ROAD}px dashed ${vars.color.control}` } } }],
});
const stoneBase = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: STONE,
  blockSize: STONE,
  borderRadius: STONE_RADIUS,
  border: `${border.control} solid`,
});
export const stone = styleVariants({
  done: [stoneBase, { background: vars.accent.subtle, borderColor: vars.accent.line, color: vars.accent.text }],
  turn: [stoneBase, { background: vars.status.warning.subtle, borderColor: vars.status.warning.line, color: vars.status.warning.text }],
  atHand: [
    stoneBase,
    {
      background: vars.accent.solid,
      borderColor: vars.accent.solidLine,
      color: vars.accent.onSolid,
      '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  ],
  ahead: [stoneBase, { borderColor: vars.color.control, color: vars.color.text3, background: vars.color.surface }],
});
export const stopWords = style({ minInlineSize: 0 });
export const stopHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[2],
});
export const stopTitle = styleVariants({
  done: { fontWeight: fontWeight.strong, overflowWrap: 'anywhere' },
  ahead: { color: vars.color.text2, overflowWrap: 'anywhere' },
});
export const stopFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[2],
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
export const stopTime = style({ fontVariantNumeric: 'tabular-nums' });
export const opinion = style({
  marginBlockStart: 6,
  padding: `6px ${space[2]}`,
  background: vars.color.surface,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
