import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, space } from '@milepost/kit/theme/tokens';

export const column = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
});
export const search = style({ flex: 1, minInlineSize: 160 });
