import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, space } from '../../theme/tokens.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  flex: 'none',
  minBlockSize: 48,
  paddingBlock: space[1],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[3],
  borderBlockStart: `${border.hairline} solid ${vars.accent.subtleLine}`,
  background: vars.accent.subtle,
  fontVariantNumeric: 'tabular-nums',
});
export const countText = style({ whiteSpace: 'nowrap' });
/** Set apart from the count by a line, and from the way out by the room that is left. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[1],
  paddingInlineStart: space[2],
  borderInlineStart: `${border.hairline} solid ${vars.accent.subtleLine}`,
});
export const clear = style({ display: 'flex', marginInlineStart: 'auto' });
