import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontSize, fontWeight } from '@milepost/kit/theme/tokens';

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
});
