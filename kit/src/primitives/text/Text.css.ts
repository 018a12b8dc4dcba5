import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight } from '../../theme/tokens.ts';

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const size = styleVariants(fontSize, (px, name) => ({ fontSize: px, lineHeight: lineHeight[name] }));
export const weight = styleVariants(fontWeight, (value) => ({ fontWeight: value }));
export const tone = styleVariants({
  plain: { color: vars.color.text1 },
  quiet: { color: vars.color.text2 },
  faint: { color: vars.color.text3 },
  accent: { color: vars.accent.text },
  success: { color: vars.status.success.text },
  warning: { color: vars.status.warning.text },
  danger: { color: vars.status.danger.text },
  info: { color: vars.status.info.text },
});
export const align = styleVariants({ start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } });
export const italic = style({ fontStyle: 'italic' });
export const line = styleVariants({ none: {}, under: { textDecoration: 'underline' }, through: { textDecoration: 'line-through' } });
