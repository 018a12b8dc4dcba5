import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';
import { lineHeight, space } from '../../theme/tokens.ts';

const ONE_COLUMN_BELOW = '(max-width: 479.98px)';

export const facts = style({ display: 'grid', gap: space[3] });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'baseline',
  lineHeight: lineHeight[14],
  '@media': { [ONE_COLUMN_BELOW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const name = style({ color: vars.color.text3 });
export const value = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const none = style({ color: vars.color.text3 });
