import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight } from '../../theme/tokens.ts';

export const holder = style({ position: 'relative', display: 'inline-flex' });
export const badge = style({
  position: 'absolute',
  insetInlineStart: 16,
  insetBlockStart: 0,
  minInlineSize: 16,
  blockSize: 16,
  paddingInline: 4,
  borderRadius: 8,
  fontSize: fontSize[12],
  lineHeight: '16px',
  textAlign: 'center',
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.status.danger.onSolid,
  background: vars.status.danger.solid,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  pointerEvents: 'none',
  // The button is larger there, its icon is not.
  '@media': { [media.touch]: { insetInlineStart: 22, insetBlockStart: 8 } },
});
