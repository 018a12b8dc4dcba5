import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, radius } from '../../../theme/tokens.ts';
import { cell, row } from './DataTable.css.ts';

export const actions = style([cell, { display: 'flex', alignItems: 'center', paddingInline: `calc(${vars.density.cellX} - 6px)` }]);

const isMeant = `${row}:hover &, ${row}:focus-visible &, ${row}:focus-within &`;
const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 24,
  paddingInline: 6,
  borderRadius: radius.tag,
  whiteSpace: 'nowrap',
  color: vars.color.text2,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: 0 },
  },
});
/** Quiet until the row is meant. */
export const actionTone = styleVariants({
  plain: [action, { selectors: { [isMeant]: { color: vars.accent.text } } }],
  danger: [action, { selectors: { [isMeant]: { color: vars.status.danger.text } } }],
});
