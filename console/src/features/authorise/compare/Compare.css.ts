import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
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
/** Names behind the numbers in the rows, where the rows have no heads. */
export const numbers = style({
  display: 'none',
  '@media': {
    [media.mobile]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space[1],
      columnGap: space[6],
      margin: 0,
      padding: `${space[2]} ${space[3]}`,
      paddingInlineStart: space[6],
      color: vars.color.text2,
      borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
    },
  },
});
