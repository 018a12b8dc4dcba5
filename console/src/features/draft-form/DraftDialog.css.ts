import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';

/** Below this the two columns of a form become one. */
const ONE_COLUMN_BELOW = '(max-width: 559px)';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.density.gap });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.density.gap,
  alignItems: 'start',
  '@media': { [ONE_COLUMN_BELOW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const waiting = style({ display: 'block', paddingBlock: 48, textAlign: 'center', color: vars.color.text2 });
