import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontSize, lineHeight, space } from '@milepost/kit/theme/tokens';

export const sheet = style({ flex: 1, minBlockSize: 0, overflow: 'auto', padding: space[4] });
export const heading = style({ fontSize: fontSize[16], lineHeight: lineHeight[16] });
export const fields = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  paddingBlockStart: space[4],
});
export const stored = style({ color: vars.color.text2, fontSize: fontSize[12], lineHeight: lineHeight[12], overflowWrap: 'anywhere' });
