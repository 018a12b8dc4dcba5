import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, radius, space } from '../../theme/tokens.ts';

const SWATCH = 14;

export const lines = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], minInlineSize: 0, maxInlineSize: '100%' });
export const first = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const more = style({ flex: 'none', color: vars.color.text2, fontSize: fontSize[13] });
export const swatch = style({
  inlineSize: SWATCH,
  blockSize: SWATCH,
  flex: 'none',
  borderRadius: radius.tag,
  border: `${border.hairline} solid ${vars.color.control}`,
  background: 'var(--shown)',
});
export const stars = style({ position: 'relative', display: 'inline-block', color: vars.accent.text, whiteSpace: 'nowrap' });
/** Full stars lie over the empty ones, as far as the score goes. */
export const full = style({ position: 'absolute', insetBlock: 0, insetInlineStart: 0, overflow: 'hidden' });
export const none = style({ color: vars.color.text3 });
