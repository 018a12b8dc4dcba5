import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, rem } from '../../theme/tokens.ts';

const base = style({
  flex: 'none',
  minInlineSize: rem(18),
  blockSize: rem(18),
  paddingInline: 5,
  borderRadius: 9,
  fontSize: fontSize[12],
  lineHeight: rem(18),
  textAlign: 'center',
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.status.danger.onSolid,
  background: vars.status.danger.solid,
});
export const count = styleVariants({
  beside: [base],
  corner: [base, { position: 'absolute', insetInlineEnd: -4, insetBlockStart: -4, pointerEvents: 'none' }],
});
