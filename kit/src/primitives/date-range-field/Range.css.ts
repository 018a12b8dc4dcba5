import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/tokens.ts';

export const half = style({ display: 'inline-flex', alignItems: 'center', flex: 'none' });
/** Two dates that do not fit beside each other stand below each other. */
export const halves = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 });
export const between = style({ paddingInline: space[1], color: vars.color.text2, userSelect: 'none' });
export const shortcuts = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], marginBlockEnd: space[2] });
export const foot = style({ display: 'flex', justifyContent: 'end', marginBlockStart: space[2] });
