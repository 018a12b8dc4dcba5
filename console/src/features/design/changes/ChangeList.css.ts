import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontSize, lineHeight, space } from '@milepost/kit/theme/tokens';

export const groups = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
/** Quieter than the heading of what the differences are of. */
export const heading = style({ margin: 0, color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13], fontWeight: 600 });
export const count = style({ color: vars.color.text2, fontWeight: 400 });
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  padding: `${space[1]} 0 0`,
  listStyle: 'none',
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
});
/** A sign before the sentence, which says the same: what came, what went, what is otherwise. */
export const line = style({ display: 'grid', gridTemplateColumns: '1em 1fr', columnGap: space[2], overflowWrap: 'anywhere' });
export const sign = style({ color: vars.color.text2, textAlign: 'center' });
export const isLost = style({ color: vars.status.danger.text });
export const none = style({ margin: 0, color: vars.color.text2 });
