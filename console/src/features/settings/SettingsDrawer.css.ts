import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontSize, lineHeight, space } from '@milepost/kit/theme/tokens';

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[5] });
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
export const note = style({ color: vars.color.text3, fontSize: fontSize[12], lineHeight: lineHeight[12] });
