import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Below this the two columns of a form become one. */
const ONE_COLUMN_BELOW = '(max-width: 559px)';

export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.density.gap });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.density.gap,
  alignItems: 'start',
  '@media': { [ONE_COLUMN_BELOW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { '&:empty': { display: 'none' } },
});
/** Parts that know their own places. */
export const plain = style({ minInlineSize: 0, selectors: { '&:empty': { display: 'none' } } });
/** A whole record on a page: wide enough for two columns, no wider than can be read. */
export const panel = style({ display: 'flex', flexDirection: 'column', gap: vars.density.gap, paddingBlockStart: 12 });
