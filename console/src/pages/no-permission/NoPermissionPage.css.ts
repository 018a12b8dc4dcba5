import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';

export const alone = style({ minBlockSize: '100dvh', display: 'flex', background: vars.color.surface });
