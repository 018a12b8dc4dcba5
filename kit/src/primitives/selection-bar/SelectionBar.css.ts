import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
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
  '@media': { [media.mobile]: { gap: space[2], paddingInlineStart: space[3] } },
});
export const countText = style({ whiteSpace: 'nowrap' });
/** Set apart from the count by a line, and from the way out by the room that is left; on a narrow page all stand in the same lines. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[1],
  paddingInlineStart: space[2],
  borderInlineStart: `${border.hairline} solid ${vars.accent.subtleLine}`,
  '@media': { [media.mobile]: { display: 'contents' } },
});
export const clear = style({ display: 'flex', marginInlineStart: 'auto' });
