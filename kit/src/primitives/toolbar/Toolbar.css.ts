import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, space } from '../../theme/tokens.ts';

/** Height of the line between groups. */
const LINE = '20px';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 });
export const gap = style({
  flex: 'none',
  blockSize: LINE,
  marginInline: space[1],
  borderInlineStart: `${border.hairline} solid ${vars.color.divider}`,
});
