import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { border, radius, space } from '../../../theme/tokens.ts';
import { TOUCH_TARGET, cell, insideRing } from './DataTable.css.ts';
import { INDEX, SELECT_PX } from '../columns/tableGrid.ts';

export const selectCell = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: SELECT_PX,
  paddingInlineStart: space[1],
  '@media': { [media.touch]: { minInlineSize: TOUCH_TARGET, blockSize: '100%', padding: 0 } },
});
const mark = vars.accent.onSolid;
/** A stroke from corner to corner of its box, with soft edges. */
const stroke = (towards: string, from: number, to: number) =>
  `linear-gradient(to ${towards}, transparent ${from}%, ${mark} ${from + 5}% ${to - 5}%, transparent ${to}%)`;
/** Drawn as backgrounds: another element for each would cost with every row that is chosen. */
const short = `${stroke('top right', 28, 72)} 2.6px 7.3px / 3.8px 3.5px no-repeat content-box`;
const long = `${stroke('bottom right', 38, 62)} 5.4px 3.2px / 6.4px 7.7px no-repeat content-box`;
const tick = `${short}, ${long}`;
const dash = `linear-gradient(${mark}, ${mark}) 2px 6px / 10px 2px no-repeat content-box`;
export const checkbox = style({
  appearance: 'none',
  inlineSize: 16,
  blockSize: 16,
  margin: 0,
  border: `${border.control} solid ${vars.color.control}`,
  borderRadius: radius.tag,
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.controlHover },
    '&:checked': { background: `${tick}, ${vars.accent.solid}`, borderColor: vars.accent.solidLine },
    '&:indeterminate': { background: `${dash}, ${vars.accent.solid}`, borderColor: vars.accent.solidLine },
  },
  '@media': {
    [media.touch]: { inlineSize: 20, blockSize: 20, padding: 2 },
    // The system's own colours would swallow the drawn tick.
    [media.forcedColors]: { appearance: 'auto' },
  },
});

const radioBase = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 16,
  blockSize: 16,
  border: `${border.control} solid ${vars.color.control}`,
  borderRadius: '50%',
  background: vars.color.surface,
});
/** The picture of a radio button: the row is what is chosen. */
export const radio = styleVariants({
  off: [radioBase],
  on: [
    radioBase,
    {
      background: vars.accent.solid,
      borderColor: vars.accent.solidLine,
      '::before': { content: '', inlineSize: 6, blockSize: 6, borderRadius: '50%', background: vars.accent.onSolid },
      '@media': { [media.forcedColors]: { '::before': { background: 'Highlight' } } },
    },
  ],
});

/** The picture of a row that cannot be chosen. */
export const locked = style({ display: 'inline-flex', color: vars.color.text3 });
/** In place of a checkbox: why there is none. */
export const refusal = style({
  cursor: 'help',
  selectors: { '&:focus-visible': { ...insideRing, borderRadius: radius.tag } },
});
/** Number of the row: figures below one another, quiet. */
export const indexCell = style([
  cell,
  {
    flex: 'none',
    alignContent: 'center',
    textAlign: 'center',
    inlineSize: `var(${INDEX})`,
    paddingInline: space[1],
    color: vars.color.text3,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const indexHead = style([indexCell, { color: 'inherit' }]);
