import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

const DRAWING_MIN_PX = 220;

export const figure = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0, paddingInline: space[4] });
export const drawing = style({
  position: 'relative',
  flex: 1,
  minBlockSize: DRAWING_MIN_PX,
  marginBlockStart: space[2],
  '@media': { print: { display: 'none' } },
});
export const canvas = style({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.control,
  selectors: { '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: 2 } },
});
/** Words of the point the keyboard is at, for who sees the drawing; they are spoken by themselves. */
export const point = style({
  flex: 'none',
  minBlockSize: lineHeight[13],
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
});
export const tableBox = style({ flex: 1, minBlockSize: 0, overflow: 'auto', marginBlockStart: space[2] });
/** In sight on paper only: what prints is the table. */
export const printedTable = style({ display: 'none', '@media': { print: { display: 'block' } } });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const th = style({
  padding: `${space[1]} ${space[3]}`,
  textAlign: 'start',
  fontWeight: fontWeight.medium,
  color: vars.color.text2,
  background: vars.color.sunken,
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
  position: 'sticky',
  insetBlockStart: 0,
});
export const thEnd = style([th, { textAlign: 'end' }]);
export const td = style({
  padding: `6px ${space[3]}`,
  textAlign: 'start',
  fontWeight: 400,
  color: vars.color.text1,
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
  overflowWrap: 'anywhere',
});
export const tdEnd = style([td, { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }]);
export const missing = style({ color: vars.color.text2, fontSize: fontSize[13], marginBlockStart: space[2] });
