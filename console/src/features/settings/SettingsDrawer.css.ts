import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontSize, lineHeight } from '@milepost/kit/theme/tokens';

export const note = style({ color: vars.color.text3, fontSize: fontSize[12], lineHeight: lineHeight[12] });
