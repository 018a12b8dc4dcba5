import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, radius, space } from '../../theme/tokens.ts';
import { TOUCH_TARGET, cell, insideRing } from './DataTable.css.ts';

export const selectCell = style({
  display: 'grid',
  placeItems: 'center',
  paddingInlineStart: space[1],
  '@media': { [media.touch]: { minInlineSize: TOUCH_TARGET, blockSize: '100%', padding: 0 } },
});
export const checkbox = style({
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 16,
  blockSize: 16,
  margin: 0,
  border: `${border.control} solid ${vars.color.control}`,
  borderRadius: radius.tag,
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.controlHover },
    '&:checked, &:indeterminate': { background: vars.accent.solid, borderColor: vars.accent.solidLine },
    '&:checked::before, &:indeterminate::before': { content: '""', inlineSize: 10, blockSize: 10, background: vars.accent.onSolid },
    '&:checked::before': { clipPath: 'polygon(12% 47%, 0 60%, 38% 95%, 100% 22%, 86% 9%, 37% 69%)' },
    '&:indeterminate::before': { clipPath: 'inset(4px 0)' },
  },
  '@media': {
    [media.touch]: { inlineSize: 20, blockSize: 20 },
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
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    paddingInline: space[1],
    color: vars.color.text3,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const indexHead = style([indexCell, { color: 'inherit' }]);
