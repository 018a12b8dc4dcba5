import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, space } from '../../theme/tokens.ts';

export const box = style({ justifyContent: 'flex-end', gap: space[1] });
export const digits = style({ overflowWrap: 'anywhere', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const affix = style({ flex: 'none', color: vars.color.text2 });
export const warning = style({
  display: 'flex',
  gap: space[1],
  color: vars.status.warning.text,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
});
globalStyle(`${warning} > svg`, { flex: 'none', marginBlockStart: 2 });
