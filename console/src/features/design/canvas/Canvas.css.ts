import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

const FRAME_PX = 10;

export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: 'auto',
  // The focused frame keeps clear of the bars above and below.
  scrollPadding: 48,
  padding: space[3],
  background: vars.color.canvas,
  position: 'relative',
});
export const sheet = style({
  marginInline: 'auto',
  padding: space[3],
  minBlockSize: 320,
  boxSizing: 'border-box',
  maxInlineSize: 'var(--canvas-width)',
  background: vars.color.surface,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
  containerType: 'inline-size',
  selectors: { '&[data-empty="true"]': { display: 'grid', alignContent: 'start' } },
});

export const frame = style({
  position: 'relative',
  padding: FRAME_PX,
  margin: -FRAME_PX / 2,
  borderRadius: radius.control,
  outline: `${border.hairline} dashed transparent`,
  outlineOffset: -1,
  cursor: 'default',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 64px',
  selectors: {
    '&:hover:not(:has([data-node]:hover))': { outlineColor: vars.color.control },
    '&[data-selected="true"]': { outline: `${border.focus} solid ${vars.accent.line}`, background: vars.accent.subtle },
    '&:has(> [role="treeitem"]:focus)': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: 1 },
    '&[data-hidden="true"]': {
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 8px, ${vars.color.sunken} 8px 12px)`,
    },
    '&[data-dragged="true"]': { opacity: 0.4 },
  },
  '@media': {
    [media.forcedColors]: {
      // What is transparent elsewhere would be drawn there.
      outlineColor: 'Canvas',
      selectors: {
        '&[data-selected="true"]': { outline: '3px solid Highlight' },
        '&[data-dragged="true"]': { outline: '2px dotted GrayText' },
        '&:has(> [role="treeitem"]:focus)': { outline: '3px double CanvasText', outlineOffset: 1 },
        '&[data-selected="true"]:has(> [role="treeitem"]:focus)': { outline: '4px double Highlight' },
      },
    },
  },
});
/** Item of the tree; its frame shows that it has the keyboard. */
export const item = style({ outline: 'none' });
/** A frame that holds others shows where it begins and ends. */
export const holder = style({
  outlineColor: vars.color.hairline,
  '@media': { [media.forcedColors]: { outlineColor: 'GrayText' } },
});
export const content = style({ pointerEvents: 'none' });

/** Words and handle of a chosen frame, in its corner. */
export const marks = style({
  position: 'absolute',
  insetInlineEnd: 4,
  insetBlockStart: 2,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
});
export const mark = style({
  paddingInline: space[1],
  borderRadius: radius.tag,
  background: vars.color.surface,
  border: `${border.hairline} solid ${vars.color.hairline}`,
});
export const faulty = style([
  mark,
  { color: vars.status.danger.text, borderColor: vars.status.danger.line, background: vars.color.surface },
]);
export const grip = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 24,
  blockSize: 24,
  padding: 0,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.tag,
  background: vars.color.surface,
  color: vars.color.text2,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '[data-selected="true"] > div > &': { display: 'inline-flex' },
    '&:hover': { background: vars.color.hover },
  },
});
export const more = style([grip, { cursor: 'pointer', touchAction: 'auto' }]);

export const group = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: vars.density.gap });
export const heading = style({
  marginBlockEnd: space[2],
  color: vars.color.text1,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});
export const cells = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space[2] });
/** A place that a cell above reaches down to. */
export const covered = style({
  blockSize: '100%',
  minBlockSize: vars.density.row,
  display: 'flex',
  justifyContent: 'center',
  paddingBlockStart: space[1],
  borderInline: `${border.hairline} dashed ${vars.color.control}`,
  borderBlockEnd: `${border.hairline} dashed ${vars.color.control}`,
  background: vars.color.sunken,
  color: vars.color.text3,
});
export const columns = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  padding: space[2],
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.control,
});
export const column = style({ flex: '0 0 168px', minInlineSize: 0 });
export const empty = style({
  padding: space[3],
  border: `${border.hairline} dashed ${vars.color.control}`,
  borderRadius: radius.control,
  color: vars.color.text3,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  textAlign: 'center',
});
/** Ground of an empty form, with its words in the middle. */
export const nothing = style([
  empty,
  {
    minBlockSize: 112,
    gridArea: '1 / 1',
    selectors: { '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: 2 } },
  },
]);
export const hint = style({
  gridArea: '1 / 1',
  alignSelf: 'center',
  paddingInline: space[3],
  color: vars.color.text3,
  // No part of the form: it is as large as the words around the canvas, however small that is drawn.
  fontSize: `calc(${fontSize[13]} / var(--canvas-scale))`,
  lineHeight: `calc(${lineHeight[13]} / var(--canvas-scale))`,
  textAlign: 'center',
  pointerEvents: 'none',
});
export const unread = style({ color: vars.color.text3, fontSize: fontSize[13], lineHeight: lineHeight[13] });

export const drop = style({
  position: 'fixed',
  zIndex: 60,
  pointerEvents: 'none',
  background: vars.accent.line,
  borderRadius: radius.tag,
  selectors: { '&[data-refused="true"]': { background: vars.status.danger.line } },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      // Where it is refused the line is broken; the sentence stands at the pointer.
      selectors: { '&[data-refused="true"]': { background: 'repeating-linear-gradient(45deg, CanvasText 0 4px, Canvas 4px 8px)' } },
    },
  },
});
export const dropWithin = style([
  drop,
  {
    opacity: 0.25,
    '@media': {
      [media.forcedColors]: {
        opacity: 1,
        background: 'transparent',
        outline: '3px solid Highlight',
        selectors: { '&[data-refused="true"]': { background: 'transparent', outline: '3px dashed CanvasText' } },
      },
    },
  },
]);
export const ghost = style({
  position: 'fixed',
  zIndex: 61,
  pointerEvents: 'none',
  maxInlineSize: 320,
  paddingInline: space[2],
  paddingBlock: space[1],
  borderRadius: radius.control,
  background: vars.color.raised,
  color: vars.color.text1,
  boxShadow: vars.shadow.pop,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const reason = style({ color: vars.status.danger.text });
