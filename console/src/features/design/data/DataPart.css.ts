import { style } from '@vanilla-extract/css';
import { space } from '@milepost/kit/theme/tokens';

export const part = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  padding: space[4],
});
export const facts = style({ display: 'grid', gap: space[3], maxInlineSize: 760 });
export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[3], minBlockSize: 320 });
