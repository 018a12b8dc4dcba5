import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;
const SHADE = `color-mix(in srgb, ${vars.color.text1} 20%, transparent)`;
const towards = (side: 'left' | 'right', color: string) => `linear-gradient(to ${side}, ${color}, transparent)`;

/** Wide tables scroll within their frame; where more of them follows, its edge is in the shade, which an end covers. */
export const frame = style({
  overflowX: 'auto',
  border: hairline,
  borderRadius: radius.sheet,
  background: `${[
    `${towards('right', `${vars.color.surface} 50%`)} left / ${space[6]} 100% no-repeat local`,
    `${towards('left', `${vars.color.surface} 50%`)} right / ${space[6]} 100% no-repeat local`,
    `${towards('right', SHADE)} left / ${space[2]} 100% no-repeat`,
    `${towards('left', SHADE)} right / ${space[2]} 100% no-repeat`,
  ].join(', ')}, ${vars.color.surface}`,
});
export const empty = style({ margin: 0, color: vars.color.text3 });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

const NUMBER_WIDTH = 56;
const CELL_MIN = 80;
/** Wider texts go to the next line. */
const CELL_MOST = 320;
const cell = style({
  blockSize: vars.density.row,
  paddingInline: vars.density.cellX,
  paddingBlock: space[1],
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: hairline,
  selectors: { 'tbody:last-child > tr:last-child > &': { borderBlockEnd: 0 } },
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
export const th = styleVariants({
  start: [headCell],
  end: [headCell, { textAlign: 'end' }],
  number: [headCell, { inlineSize: NUMBER_WIDTH }],
});
const dataCell = style([cell, { minInlineSize: CELL_MIN, maxInlineSize: CELL_MOST }]);
export const td = styleVariants({
  start: [dataCell],
  end: [dataCell, { textAlign: 'end', whiteSpace: 'nowrap' }],
  number: [cell, { inlineSize: NUMBER_WIDTH, color: vars.color.text3 }],
});
const sumCell = style([cell, { background: vars.color.sunken, fontWeight: fontWeight.strong, borderBlockEnd: 0, whiteSpace: 'nowrap' }]);
export const sum = styleVariants({ start: [sumCell], end: [sumCell, { textAlign: 'end' }] });
