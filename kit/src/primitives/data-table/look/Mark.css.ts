import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { fontWeight } from '../../../theme/tokens.ts';

/** Stronger than the cell's own look, whichever of the two stands first in the sheet. */
const over = (look: Record<string, string>) => ({ selectors: { '&&': look } });

/** Words in a tone; each of them can be read on the page, on its own ground and under a pointer, light and dark. */
export const words = styleVariants({
  success: over({ color: vars.status.success.text }),
  warning: over({ color: vars.status.warning.text }),
  danger: over({ color: vars.status.danger.text }),
  info: over({ color: vars.status.info.text }),
  off: over({ color: vars.color.text3 }),
});
/** A ground in a tone, with words of the page on it. */
export const ground = styleVariants({
  success: over({ background: vars.status.success.subtle, color: vars.color.text1 }),
  warning: over({ background: vars.status.warning.subtle, color: vars.color.text1 }),
  danger: over({ background: vars.status.danger.subtle, color: vars.color.text1 }),
  info: over({ background: vars.status.info.subtle, color: vars.color.text1 }),
  off: over({ background: vars.color.sunken, color: vars.color.text1 }),
});
export const strong = style(over({ fontWeight: String(fontWeight.strong) }));
