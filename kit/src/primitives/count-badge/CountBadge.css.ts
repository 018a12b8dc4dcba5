import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, rem } from '../../theme/tokens.ts';

export const holder = style({ position: 'relative', display: 'inline-flex' });
export const badge = style({
  position: 'absolute',
  // It grows inward: what stands beside the button is not its own to cover.
  insetInlineEnd: 0,
  insetBlockStart: -4,
  minInlineSize: rem(16),
  blockSize: rem(16),
  // “99+” is as wide as the button.
  paddingInline: 3,
  borderRadius: 8,
  fontSize: fontSize[12],
  lineHeight: rem(16),
  textAlign: 'center',
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.status.danger.onSolid,
  background: vars.status.danger.solid,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  pointerEvents: 'none',
  // The button is larger there, its icon is not.
  '@media': { [media.touch]: { insetInlineEnd: 2, insetBlockStart: 4 } },
});
