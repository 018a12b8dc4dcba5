import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontSize, lineHeight, space } from '@milepost/kit/theme/tokens';

export const name = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], minInlineSize: 0, maxInlineSize: '100%' });
export const words = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const hint = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });

const WAITING_PX = 48;

export const waiting = style({ display: 'block', paddingBlock: WAITING_PX, textAlign: 'center', color: vars.color.text2 });
/** State of the rights in the list below, and its switch. */
export const state = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
  paddingBlockEnd: 0,
  ':empty': { display: 'none' },
});
