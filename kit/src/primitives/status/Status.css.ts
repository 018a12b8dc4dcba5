import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const status = style({ display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap', verticalAlign: 'top' });

export const word = styleVariants({
  success: {},
  warning: {},
  danger: {},
  info: {},
  off: { color: vars.color.text3 },
  progress: {},
});

const shapeOf = (color: string) => ({ display: 'inline-flex', color });
export const shape = styleVariants({
  success: shapeOf(vars.status.success.line),
  warning: shapeOf(vars.status.warning.line),
  danger: shapeOf(vars.status.danger.line),
  info: shapeOf(vars.status.info.line),
  off: shapeOf(vars.color.text3),
  progress: shapeOf(vars.accent.line),
});
