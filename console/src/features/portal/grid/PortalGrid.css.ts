import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

/** Height of a row. @reading R-150 */
const ROW_PX = 40;

export const page = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  '@media': { [media.mobile]: { padding: space[3] }, print: { overflow: 'visible', display: 'block' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[2]} ${space[1]} 0`,
});
export const title = style({ fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: fontWeight.strong });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], '@media': { print: { display: 'none' } } });
export const help = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13], paddingInline: space[1] });
const gridBase = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridAutoRows: ROW_PX,
  gap: space[3],
  '@media': {
    [media.mobile]: { display: 'flex', flexDirection: 'column' },
    print: { display: 'block' },
  },
});
export const grid = styleVariants({
  usual: [gridBase, { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' }],
  wide: [gridBase, { gridTemplateColumns: 'repeat(24, minmax(0, 1fr))' }],
});
export const cell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { print: { marginBlockEnd: space[3], breakInside: 'avoid' } },
});
export const whole = style({ flex: 1 });
export const held = style([whole, { opacity: 0.45 }]);
/** Arranging is for pages with more than one column. */
export const wideOnly = style({ '@media': { [media.mobile]: { display: 'none' } } });

/** Bar over a card that is being arranged. */
export const bar = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingInline: space[2],
  minBlockSize: 40,
  background: vars.color.raised,
  border: `${border.hairline} solid ${vars.color.control}`,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
});
export const handle = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 32,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  textAlign: 'start',
  cursor: 'grab',
  touchAction: 'none',
  fontWeight: fontWeight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: radius.control,
  selectors: { '&:active': { cursor: 'grabbing' } },
});
export const size = style({ flex: 'none', color: vars.color.text2, fontSize: fontSize[12], fontVariantNumeric: 'tabular-nums' });
export const frame = style({
  position: 'absolute',
  inset: 0,
  border: `${border.hairline} dashed ${vars.color.control}`,
  borderRadius: radius.sheet,
  pointerEvents: 'none',
});
/** Corner that is dragged to resize; the keyboard has keys for it. */
export const corner = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  inlineSize: 24,
  blockSize: 24,
  cursor: 'nwse-resize',
  touchAction: 'none',
  borderInlineEnd: `3px solid ${vars.accent.line}`,
  borderBlockEnd: `3px solid ${vars.accent.line}`,
  borderEndEndRadius: radius.sheet,
});
