import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontSize, lineHeight, space } from '@milepost/kit/theme/tokens';

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const line = style({ margin: 0 });
export const list = style({ margin: 0, paddingInlineStart: space[5], overflowWrap: 'anywhere' });
export const code = style({ color: vars.color.text2 });
export const quiet = style({ margin: 0, color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
